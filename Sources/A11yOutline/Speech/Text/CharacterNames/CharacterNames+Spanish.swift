// Made by scripts/character-names from CLDR; ThirdParty/CLDR has the licence.

extension CharacterNames {
  /// Spanish.
  static let spanish = """
    !	exclamación de cierre
    #	almohadilla
    $	dólar
    %	porcentaje
    &	ampersand
    '	comillas rectas
    )	paréntesis de cierre
    *	asterisco
    +	signo más
    ,	coma
    -	guion menos
    .	punto
    /	barra
    :	dos puntos
    ;	punto y coma
    <	menor que
    =	igual
    >	mayor que
    ?	interrogación de cierre
    @	arroba
    [	corchete de apertura
    \\	barra invertida
    ]	corchete de cierre
    ^	acento circunflejo
    _	guion bajo
    `	acento grave
    {	llave de apertura
    |	línea vertical
    }	llave de cierre
    ~	virgulilla
    ¡	exclamación de apertura
    ¢	céntimo
    £	libra esterlina
    ¤	moneda desconocida
    ¥	yen
    §	signo de sección
    ¨	diéresis
    ©	copyright
    «	comillas latinas de apertura
    ¬	negación
    ®	marca registrada
    °	grado
    ±	signo más menos
    ´	acento agudo
    ¶	calderón
    ·	punto medio
    »	comillas latinas de cierre
    ¿	interrogación de apertura
    ×	signo de multiplicación
    ÷	signo de división
    ֏	dram
    ؋	afgani
    ،	coma árabe
    ؛	punto y coma árabe
    ؟	interrogación árabe
    ৳	taka
    ฿	bat
    ៛	riel
    ‐	guion
    –	guion corto
    —	raya
    ―	barra horizontal
    ‘	apóstrofo izquierdo
    ’	apóstrofo derecho
    ‚	apóstrofo derecho bajo
    “	comillas dobles izquierdas
    ”	comillas dobles derechas
    „	comillas dobles derechas bajas
    †	signo de cruz
    ‡	signo de cruz doble
    •	bolo
    …	puntos suspensivos
    ‧	punto de unión con guion
    ‰	por mil
    ′	prima
    ″	doble prima
    ‴	triple prima
    ‸	intercalación
    ※	marca de referencia
    ‼	exclamación doble
    ‽	exclarrogativo
    ‾	línea superpuesta
    ⁂	asterismo
    ⁄	barra de fracción
    ⁉	exclamación e interrogación
    ⁻	menos en superíndice
    ₡	colón costarricense
    ₢	cruceiro
    ₣	franco francés
    ₤	lira
    ₥	milésimo
    ₦	naira
    ₧	peseta española
    ₨	rupia
    ₩	won
    ₪	nuevo séquel israelí
    ₫	dong
    €	euro
    ₭	kip
    ₮	tugrik
    ₰	penique alemán
    ₱	peso
    ₲	guaraní paraguayo
    ₳	austral
    ₴	grivna
    ₵	cedi
    ₶	libra tornesa
    ₷	spesmilo
    ₸	tengue kazajo
    ₹	rupia india
    ₺	lira turca
    ₼	manat azerbaiyano
    ₽	rublo
    ₾	lari
    ₿	bitcóin
    ℗	copyright de grabación de sonido
    ™	símbolo de marca comercial
    ←	flecha apuntando hacia la izquierda
    ↑	flecha apuntando hacia arriba
    →	flecha apuntando hacia la derecha
    ↓	flecha apuntando hacia abajo
    ↔	flecha izquierda y derecha
    ↕	flecha arriba y abajo
    ↖	flecha hacia la esquina superior izquierda
    ↗	flecha hacia la esquina superior derecha
    ↘	flecha hacia la esquina inferior derecha
    ↙	flecha hacia la esquina inferior izquierda
    ↚	flecha hacia la izquierda con trazo
    ↛	flecha hacia la derecha con trazo
    ↜	flecha de onda hacia la izquierda
    ↝	flecha de onda hacia la derecha
    ↞	flecha de doble punta hacia la izquierda
    ↟	flecha de doble punta hacia arriba
    ↠	flecha de doble punta hacia la derecha
    ↡	flecha de doble punta hacia abajo
    ↢	flecha hacia la izquierda con cola
    ↣	flecha hacia la derecha con cola
    ↤	flecha hacia la izquierda desde la barra
    ↥	flecha hacia arriba desde la barra
    ↦	flecha hacia la derecha desde la barra
    ↧	flecha hacia abajo desde la barra
    ↨	flecha arriba abajo con base
    ↩	flecha derecha curvándose a la izquierda
    ↪	flecha izquierda curvándose a la derecha
    ↫	flecha hacia la izquierda con bucle
    ↬	flecha hacia la derecha con bucle
    ↭	flecha de onda hacia derecha e izquierda
    ↮	flecha hacia la izquierda y la derecha con trazo
    ↯	flecha en zigzag hacia abajo
    ↰	flecha hacia arriba con punta hacia la izquierda
    ↱	flecha hacia arriba con punta hacia la derecha
    ↲	flecha hacia abajo con punta hacia la izquierda
    ↳	flecha hacia abajo con punta hacia la derecha
    ↴	flecha hacia la derecha con ángulo hacia abajo
    ↵	flecha hacia abajo con ángulo hacia la izquierda
    ↶	flecha en semicírculo superior hacia la izquierda
    ↷	flecha en semicírculo superior hacia la derecha
    ↸	flecha con barra larga hacia noroeste
    ↹	flecha a la izquierda con barra sobre flecha a la derecha con barra
    ↺	círculo abierto con flecha en sentido antihorario
    ↻	círculo abierto con flecha en sentido horario
    ↼	arpón hacia la izquierda con flecha por arriba
    ↽	arpón hacia la izquierda con flecha por debajo
    ↾	arpón hacia arriba con flecha a la derecha
    ↿	arpón hacia arriba con flecha a la izquierda
    ⇀	arpón hacia la derecha con flecha superior
    ⇁	arpón hacia la derecha con flecha inferior
    ⇂	arpón hacia abajo con flecha a la derecha
    ⇃	arpón hacia abajo con flecha a la izquierda
    ⇄	flecha hacia la derecha sobre flecha hacia la izquierda
    ⇅	flechas apuntando arriba y abajo
    ⇆	flechas apuntando izquierda sobre derecha
    ⇇	pareja de flechas hacia la izquierda
    ⇈	pareja de flechas hacia arriba
    ⇉	pareja de flechas hacia la derecha
    ⇊	pareja de flechas hacia abajo
    ⇋	arpón hacia la izquierda sobre arpón hacia la derecha
    ⇌	arpón hacia la derecha sobre arpón hacia la izquierda
    ⇍	flecha doble hacia la izquierda tachada
    ⇎	flecha doble hacia izquierda y derecha tachada
    ⇏	flecha doble hacia la derecha tachada
    ⇐	flecha doble hacia la izquierda
    ⇑	flecha doble hacia arriba
    ⇒	flecha doble hacia la derecha
    ⇓	flecha doble hacia abajo
    ⇔	flecha doble hacia izquierda y derecha
    ⇖	flecha doble hacia noroeste
    ⇗	flecha doble hacia noreste
    ⇘	flecha doble hacia sureste
    ⇙	flecha doble hacia suroeste
    ⇚	flecha triple hacia la izquierda
    ⇛	flecha triple hacia la derecha
    ⇜	flecha ondulada hacia la izquierda
    ⇝	flecha ondulada hacia la derecha
    ⇞	flecha hacia arriba con doble tachado
    ⇟	flecha hacia abajo con doble tachado
    ⇠	flecha con guion hacia la izquierda
    ⇡	flecha discontinua hacia arriba
    ⇢	flecha discontinua hacia derecha
    ⇣	flecha discontinua hacia abajo
    ⇤	flecha con barra hacia la izquierda
    ⇥	flecha con barra hacia la derecha
    ⇦	flecha hueca hacia la izquierda
    ⇧	flecha hueca hacia arriba
    ⇨	flecha hueca hacia la derecha
    ⇩	flecha hueca hacia abajo
    ⇪	flecha hueca hacia arriba desde barra
    ⇵	flecha hacia abajo con flecha hacia arriba a la izquierda
    ∀	para todo
    ∂	diferencial parcial
    ∃	existe
    ∅	conjunto vacío
    ∆	incremento
    ∇	nabla
    ∈	elemento de
    ∉	no es elemento
    ∋	contiene como miembro
    ∎	fin de la prueba
    ∏	producto n-ario
    ∑	sumativa n-aria
    −	signo menos
    ∓	menos o más
    ∕	barra de división
    ∗	operador de asterisco
    ∘	operador de anillo
    ∙	operador de bala
    √	raíz cuadrada
    ∝	proporcional
    ∞	signo de infinito
    ∟	ángulo recto
    ∠	ángulo
    ∣	divide
    ∥	paralelo
    ∧	y lógico
    ∩	intersección
    ∪	unión
    ∫	integral
    ∬	doble integral
    ∮	integral de contorno
    ∴	conclusión
    ∵	porque
    ∶	ratio
    ∷	proporción
    ∼	operador de tilde
    ∽	tilde inversa
    ∾	s invertida horizontal
    ≃	asintóticamente igual a
    ≅	aproximadamente igual a
    ≈	casi igual
    ≌	todo igual
    ≒	aproximadamente igual o la imagen de
    ≖	anillo en igual a
    ≠	no igual
    ≡	equivalente a
    ≣	estrictamente equivalente
    ≤	menor que o igual
    ≥	mayor que o igual
    ≦	menor que sobre igual
    ≧	mayor que sobre igual
    ≪	mucho menor que
    ≫	mucho mayor que
    ≬	entre
    ≮	no menor que
    ≯	no mayor que
    ≳	equivalente mayor que
    ≺	precede
    ≻	sucede
    ⊁	no sucede
    ⊂	subconjunto de
    ⊃	superconjunto de
    ⊆	subconjunto igual a
    ⊇	superconjunto igual a
    ⊕	más dentro de círculo
    ⊖	menos dentro de círculo
    ⊗	por dentro de círculo
    ⊘	barra de división dentro de círculo
    ⊙	operador de punto dentro de círculo
    ⊚	operador de anillo dentro de círculo
    ⊛	operador de asterisco dentro de círculo
    ⊞	más dentro de cuadrado
    ⊟	menos dentro de cuadrado
    ⊥	tachuela hacia arriba
    ⊮	no fuerza
    ⊰	precede en relación
    ⊱	sucede en relación
    ⊶	original
    ⊹	matriz conjugada hermitiana
    ⊿	triángulo rectángulo
    ⋁	lógica o n-ario
    ⋂	intersección n-aria
    ⋃	unión n-aria
    ⋅	operador de punto
    ⋆	operador de estrella
    ⋈	unión natural
    ⋒	doble intersección
    ⋘	mucho mucho menor que
    ⋙	mucho mucho mayor que
    ⋭	no contiene como subgrupo normal o igual a
    ⋮	puntos suspensivos verticales
    ⋯	puntos suspensivos horizontales
    ⋰	puntos suspensivos diagonales hacia arriba a la derecha
    ⋱	puntos suspensivos diagonales hacia abajo a la derecha
    ⌚	reloj
    ⌛	reloj de arena sin tiempo
    ⌨	teclado
    ⏏	expulsar
    ⏩	avance rápido
    ⏪	rebobinado
    ⏫	triángulo doble hacia arriba
    ⏬	triángulo doble hacia abajo
    ⏭	pista siguiente
    ⏮	pista anterior
    ⏯	reproducir o pausa
    ⏰	reloj despertador
    ⏱	cronómetro
    ⏲	temporizador
    ⏳	reloj de arena con tiempo
    ⏸	pausa
    ⏹	detener
    ⏺	grabar
    Ⓜ	m en círculo
    ■	cuadrado relleno
    □	cuadrado hueco
    ▢	cuadrado hueco con esquinas redondeadas
    ▣	cuadrado hueco con cuadrado relleno dentro
    ▤	cuadrado con relleno horizontal
    ▥	cuadrado con relleno vertical
    ▦	cuadrado con relleno de cuadrícula ortogonal
    ▧	cuadrado con relleno desde abajo a la izquierda hacia la derecha
    ▨	cuadrado con relleno desde abajo a la derecha hacia la izquierda
    ▩	cuadrado con relleno de cuadrícula en diagonal
    ▪	cuadrado negro pequeño
    ▫	cuadrado blanco pequeño
    ▬	rectángulo relleno
    ▭	rectángulo hueco
    ▮	rectángulo vertical relleno
    ▰	paralelogramo relleno
    ▲	triángulo relleno apuntando hacia arriba
    △	triángulo hueco que apunta hacia arriba
    ▴	triángulo pequeño relleno que apunta hacia arriba
    ▵	triángulo pequeño hueco que apunta hacia arriba
    ▶	reproducir
    ▷	triángulo hueco que apunta hacia la derecha
    ▸	triángulo pequeño relleno que apunta hacia la derecha
    ▹	triángulo pequeño hueco que apunta hacia la derecha
    ►	puntero relleno que apunta hacia la derecha
    ▻	puntero hueco que apunta hacia la derecha
    ▼	triángulo relleno apuntando hacia abajo
    ▽	triángulo hueco que apunta hacia abajo
    ▾	triángulo relleno pequeño que apunta hacia abajo
    ▿	triángulo hueco pequeño que apunta hacia abajo
    ◀	retroceso
    ◁	triángulo hueco que apunta a la izquierda
    ◂	triángulo relleno pequeño que apunta a la izquierda
    ◃	triángulo hueco pequeño que apunta a la izquierda
    ◄	puntero relleno que apunta a la izquierda
    ◅	puntero hueco que apunta a la izquierda
    ◆	diamante relleno
    ◇	diamante hueco
    ◈	diamante hueco con diamante relleno dentro
    ◉	círculo hueco con círculo relleno dentro
    ◊	rombo
    ○	círculo hueco
    ◌	círculo punteado
    ◍	círculo con relleno vertical
    ◎	círculos concéntricos
    ●	círculo relleno
    ◐	círculo con la mitad izquierda rellena
    ◑	círculo con la mitad derecha rellena
    ◒	círculo con la mitad inferior rellena
    ◓	círculo con la mitad superior rellena
    ◔	círculo con el cuadrante superior derecho relleno
    ◕	círculo relleno excepto cuadrante superior izquierdo
    ◖	círculo con mitad izquierda rellena
    ◗	círculo con mitad derecha rellena
    ◘	viñeta inversa
    ◙	cuadrado relleno con círculo hueco
    ◜	arco de cuadrante superior izquierdo de círculo
    ◝	arco de cuadrante superior derecho de círculo
    ◞	arco de cuadrante inferior derecho de círculo
    ◟	arco de cuadrante inferior izquierdo de círculo
    ◠	semicírculo superior
    ◡	semicírculo inferior
    ◢	triángulo inferior relleno hacia la derecha
    ◣	triángulo inferior relleno hacia la izquierda
    ◤	triángulo superior relleno hacia la izquierda
    ◥	triángulo superior relleno hacia la derecha
    ◦	viñeta hueca
    ◯	círculo hueco grande
    ◳	cuadrante superior derecho en cuadrado hueco
    ◷	cuadrante superior derecho en círculo hueco
    ◻	cuadrado blanco mediano
    ◼	cuadrado negro mediano
    ◽	cuadrado blanco mediano-pequeño
    ◾	cuadrado negro mediano-pequeño
    ◿	triángulo inferior hacia la derecha
    ☀	sol
    ☁	nube
    ☂	paraguas
    ☃	muñeco de nieve con nieve
    ☄	meteorito
    ☎	teléfono
    ☑	casilla con marca de verificación
    ☔	paraguas con gotas de lluvia
    ☕	bebida caliente
    ☘	trébol
    ☝	dedo índice hacia arriba
    ☠	calavera y huesos cruzados
    ☢	radiactivo
    ☣	riesgo biológico
    ☦	cruz ortodoxa
    ☪	media luna y estrella
    ☮	símbolo de la paz
    ☯	yin yang
    ☸	rueda del dharma
    ☹	cara con el ceño fruncido
    ☺	cara sonriente
    ♀	signo femenino
    ♂	signo masculino
    ♈	Aries
    ♉	Tauro
    ♊	Géminis
    ♋	Cáncer
    ♌	Leo
    ♍	Virgo
    ♎	Libra
    ♏	Escorpio
    ♐	Sagitario
    ♑	Capricornio
    ♒	Acuario
    ♓	Piscis
    ♟	peón de ajedrez
    ♠	palo de picas
    ♣	palo de tréboles
    ♥	palo de corazones
    ♦	palo de diamantes
    ♨	aguas termales
    ♪	corchea
    ♭	bemol
    ♯	sostenido
    ♻	símbolo de reciclaje
    ♾	infinito
    ♿	símbolo de silla de ruedas
    ⚒	martillo y pico
    ⚓	ancla
    ⚔	espadas cruzadas
    ⚕	símbolo de medicina
    ⚖	balanza
    ⚗	alambique
    ⚙	engranaje
    ⚛	símbolo de átomo
    ⚜	flor de lis
    ⚠	advertencia
    ⚡	alto voltaje
    ⚧	símbolo de transgénero
    ⚪	círculo blanco
    ⚫	círculo negro
    ⚰	ataúd
    ⚱	urna funeraria
    ⚽	balón de fútbol
    ⚾	béisbol
    ⛄	muñeco de nieve
    ⛅	sol detrás de una nube
    ⛈	nube con rayo y lluvia
    ⛎	Ofiuco
    ⛏	pico
    ⛑	casco con una cruz blanca
    ⛓	cadenas
    ⛔	dirección prohibida
    ⛩	santuario sintoísta
    ⛪	iglesia
    ⛰	montaña
    ⛱	sombrilla en la arena
    ⛲	fuente
    ⛳	banderín en hoyo
    ⛴	ferri
    ⛵	velero
    ⛷	esquiador
    ⛸	patín de hielo
    ⛹	persona botando un balón
    ⛹♀	mujer botando un balón
    ⛹♂	hombre botando un balón
    ⛺	tienda de campaña
    ⛽	surtidor de gasolina
    ✂	tijeras
    ✅	botón de marca de verificación
    ✈	avión
    ✉	sobre
    ✊	puño en alto
    ✋	mano levantada
    ✌	mano con señal de victoria
    ✍	mano escribiendo
    ✏	lápiz
    ✒	pluma negra
    ✔	marca de verificación
    ✖	multiplicación
    ✝	cruz latina
    ✡	estrella de David
    ✨	chispas
    ✳	asterisco de ocho puntas
    ✴	estrella de ocho puntas
    ❄	copo de nieve
    ❇	chispa
    ❌	marca de cruz
    ❎	botón con marca de cruz
    ❓	interrogación roja
    ❔	interrogación blanca
    ❕	exclamación blanca
    ❗	exclamación roja
    ❣	exclamación de corazón
    ❤	corazón rojo
    ❤🔥	corazón en llamas
    ❤🩹	corazón curándose
    ➕	más
    ➖	menos
    ➗	división
    ➡	flecha hacia la derecha
    ➰	bucle
    ➿	bucle doble
    ⤴	flecha derecha curvándose hacia arriba
    ⤵	flecha derecha curvándose hacia abajo
    ⨧	más subíndice dos
    ⨯	vector o producto cruzado
    ⨼	producto interior
    ⩣	lógica o doble barra inferior
    ⩽	menor que o igual con barra inclinada
    ⪍	menor que sobre igual o similar
    ⪚	doble línea sobre mayor que
    ⪺	sucede por encima del signo no igual
    ⬅	flecha hacia la izquierda
    ⬆	flecha hacia arriba
    ⬇	flecha hacia abajo
    ⬛	cuadrado negro grande
    ⬜	cuadrado blanco grande
    ⭐	estrella blanca mediana
    ⭕	círculo rojo hueco
    、	coma ideográfica
    。	punto ideográfico
    〈	corchete angular de apertura
    〉	corchete angular de cierre
    《	corchete angular doble de apertura
    》	corchete angular doble de cierre
    「	corchete esquinado de apertura
    」	corchete esquinado de cierre
    『	corchete esquinado de apertura hueco
    』	corchete esquinado de cierre hueco
    【	corchete lenticular de apertura
    】	corchete lenticular de cierre
    〔	corchete caparazón tortuga de apertura
    〕	corchete caparazón tortuga de cierre
    〖	corchete lenticular de apertura hueco
    〗	corchete lenticular de cierre hueco
    〰	guion ondulado
    〽	marca de alternancia
    ・	punto medio katakana
    ㊗	ideograma japonés para enhorabuena
    ㊙	ideograma japonés para secreto
    ﷼	rial
    🀄	dragón rojo de mahjong
    🃏	comodín
    🅰	grupo sanguíneo A
    🅱	grupo sanguíneo B
    🅾	grupo sanguíneo tipo O
    🅿	aparcamiento
    🆎	grupo sanguíneo AB
    🆑	borrar
    🆒	botón COOL
    🆓	botón FREE
    🆔	símbolo de identificación
    🆕	botón NEW
    🆖	botón NG
    🆗	botón OK
    🆘	símbolo de socorro
    🆙	botón UP
    🆚	botón VS
    🇦🇨	Bandera Isla de la Ascensión
    🇦🇩	Bandera Andorra
    🇦🇪	Bandera Emiratos Árabes Unidos
    🇦🇫	Bandera Afganistán
    🇦🇬	Bandera Antigua y Barbuda
    🇦🇮	Bandera Anguila
    🇦🇱	Bandera Albania
    🇦🇲	Bandera Armenia
    🇦🇴	Bandera Angola
    🇦🇶	Bandera Antártida
    🇦🇷	Bandera Argentina
    🇦🇸	Bandera Samoa Americana
    🇦🇹	Bandera Austria
    🇦🇺	Bandera Australia
    🇦🇼	Bandera Aruba
    🇦🇽	Bandera Islas Aland
    🇦🇿	Bandera Azerbaiyán
    🇧🇦	Bandera Bosnia y Herzegovina
    🇧🇧	Bandera Barbados
    🇧🇩	Bandera Bangladés
    🇧🇪	Bandera Bélgica
    🇧🇫	Bandera Burkina Faso
    🇧🇬	Bandera Bulgaria
    🇧🇭	Bandera Baréin
    🇧🇮	Bandera Burundi
    🇧🇯	Bandera Benín
    🇧🇱	Bandera San Bartolomé
    🇧🇲	Bandera Bermudas
    🇧🇳	Bandera Brunéi
    🇧🇴	Bandera Bolivia
    🇧🇶	Bandera Caribe neerlandés
    🇧🇷	Bandera Brasil
    🇧🇸	Bandera Bahamas
    🇧🇹	Bandera Bután
    🇧🇻	Bandera Isla Bouvet
    🇧🇼	Bandera Botsuana
    🇧🇾	Bandera Bielorrusia
    🇧🇿	Bandera Belice
    🇨🇦	Bandera Canadá
    🇨🇨	Bandera Islas Cocos
    🇨🇩	Bandera República Democrática del Congo
    🇨🇫	Bandera República Centroafricana
    🇨🇬	Bandera Congo
    🇨🇭	Bandera Suiza
    🇨🇮	Bandera Côte dIvoire
    🇨🇰	Bandera Islas Cook
    🇨🇱	Bandera Chile
    🇨🇲	Bandera Camerún
    🇨🇳	Bandera China
    🇨🇴	Bandera Colombia
    🇨🇵	Bandera Isla Clipperton
    🇨🇷	Bandera Costa Rica
    🇨🇺	Bandera Cuba
    🇨🇻	Bandera Cabo Verde
    🇨🇼	Bandera Curazao
    🇨🇽	Bandera Isla de Navidad
    🇨🇾	Bandera Chipre
    🇨🇿	Bandera Chequia
    🇩🇪	Bandera Alemania
    🇩🇬	Bandera Diego García
    🇩🇯	Bandera Yibuti
    🇩🇰	Bandera Dinamarca
    🇩🇲	Bandera Dominica
    🇩🇴	Bandera República Dominicana
    🇩🇿	Bandera Argelia
    🇪🇦	Bandera Ceuta y Melilla
    🇪🇨	Bandera Ecuador
    🇪🇪	Bandera Estonia
    🇪🇬	Bandera Egipto
    🇪🇭	Bandera Sáhara Occidental
    🇪🇷	Bandera Eritrea
    🇪🇸	Bandera España
    🇪🇹	Bandera Etiopía
    🇪🇺	Bandera Unión Europea
    🇫🇮	Bandera Finlandia
    🇫🇯	Bandera Fiyi
    🇫🇰	Bandera Islas Malvinas
    🇫🇲	Bandera Micronesia
    🇫🇴	Bandera Islas Feroe
    🇫🇷	Bandera Francia
    🇬🇦	Bandera Gabón
    🇬🇧	Bandera Reino Unido
    🇬🇩	Bandera Granada
    🇬🇪	Bandera Georgia
    🇬🇫	Bandera Guayana Francesa
    🇬🇬	Bandera Guernesey
    🇬🇭	Bandera Ghana
    🇬🇮	Bandera Gibraltar
    🇬🇱	Bandera Groenlandia
    🇬🇲	Bandera Gambia
    🇬🇳	Bandera Guinea
    🇬🇵	Bandera Guadalupe
    🇬🇶	Bandera Guinea Ecuatorial
    🇬🇷	Bandera Grecia
    🇬🇸	Bandera Islas Georgia del Sur y Sandwich del Sur
    🇬🇹	Bandera Guatemala
    🇬🇺	Bandera Guam
    🇬🇼	Bandera Guinea-Bisáu
    🇬🇾	Bandera Guyana
    🇭🇰	Bandera RAE de Hong Kong China
    🇭🇲	Bandera Islas Heard y McDonald
    🇭🇳	Bandera Honduras
    🇭🇷	Bandera Croacia
    🇭🇹	Bandera Haití
    🇭🇺	Bandera Hungría
    🇮🇨	Bandera Canarias
    🇮🇩	Bandera Indonesia
    🇮🇪	Bandera Irlanda
    🇮🇱	Bandera Israel
    🇮🇲	Bandera Isla de Man
    🇮🇳	Bandera India
    🇮🇴	Bandera Territorio Británico del Océano Índico
    🇮🇶	Bandera Irak
    🇮🇷	Bandera Irán
    🇮🇸	Bandera Islandia
    🇮🇹	Bandera Italia
    🇯🇪	Bandera Jersey
    🇯🇲	Bandera Jamaica
    🇯🇴	Bandera Jordania
    🇯🇵	Bandera Japón
    🇰🇪	Bandera Kenia
    🇰🇬	Bandera Kirguistán
    🇰🇭	Bandera Camboya
    🇰🇮	Bandera Kiribati
    🇰🇲	Bandera Comoras
    🇰🇳	Bandera San Cristóbal y Nieves
    🇰🇵	Bandera Corea del Norte
    🇰🇷	Bandera Corea del Sur
    🇰🇼	Bandera Kuwait
    🇰🇾	Bandera Islas Caimán
    🇰🇿	Bandera Kazajistán
    🇱🇦	Bandera Laos
    🇱🇧	Bandera Líbano
    🇱🇨	Bandera Santa Lucía
    🇱🇮	Bandera Liechtenstein
    🇱🇰	Bandera Sri Lanka
    🇱🇷	Bandera Liberia
    🇱🇸	Bandera Lesoto
    🇱🇹	Bandera Lituania
    🇱🇺	Bandera Luxemburgo
    🇱🇻	Bandera Letonia
    🇱🇾	Bandera Libia
    🇲🇦	Bandera Marruecos
    🇲🇨	Bandera Mónaco
    🇲🇩	Bandera Moldavia
    🇲🇪	Bandera Montenegro
    🇲🇫	Bandera San Martín
    🇲🇬	Bandera Madagascar
    🇲🇭	Bandera Islas Marshall
    🇲🇰	Bandera Macedonia del Norte
    🇲🇱	Bandera Mali
    🇲🇲	Bandera Myanmar Birmania
    🇲🇳	Bandera Mongolia
    🇲🇴	Bandera RAE de Macao China
    🇲🇵	Bandera Islas Marianas del Norte
    🇲🇶	Bandera Martinica
    🇲🇷	Bandera Mauritania
    🇲🇸	Bandera Montserrat
    🇲🇹	Bandera Malta
    🇲🇺	Bandera Mauricio
    🇲🇻	Bandera Maldivas
    🇲🇼	Bandera Malaui
    🇲🇽	Bandera México
    🇲🇾	Bandera Malasia
    🇲🇿	Bandera Mozambique
    🇳🇦	Bandera Namibia
    🇳🇨	Bandera Nueva Caledonia
    🇳🇪	Bandera Níger
    🇳🇫	Bandera Isla Norfolk
    🇳🇬	Bandera Nigeria
    🇳🇮	Bandera Nicaragua
    🇳🇱	Bandera Países Bajos
    🇳🇴	Bandera Noruega
    🇳🇵	Bandera Nepal
    🇳🇷	Bandera Nauru
    🇳🇺	Bandera Niue
    🇳🇿	Bandera Nueva Zelanda
    🇴🇲	Bandera Omán
    🇵🇦	Bandera Panamá
    🇵🇪	Bandera Perú
    🇵🇫	Bandera Polinesia Francesa
    🇵🇬	Bandera Papúa Nueva Guinea
    🇵🇭	Bandera Filipinas
    🇵🇰	Bandera Pakistán
    🇵🇱	Bandera Polonia
    🇵🇲	Bandera San Pedro y Miquelón
    🇵🇳	Bandera Islas Pitcairn
    🇵🇷	Bandera Puerto Rico
    🇵🇸	Bandera Territorios Palestinos
    🇵🇹	Bandera Portugal
    🇵🇼	Bandera Palaos
    🇵🇾	Bandera Paraguay
    🇶🇦	Bandera Catar
    🇷🇪	Bandera Reunión
    🇷🇴	Bandera Rumanía
    🇷🇸	Bandera Serbia
    🇷🇺	Bandera Rusia
    🇷🇼	Bandera Ruanda
    🇸🇦	Bandera Arabia Saudí
    🇸🇧	Bandera Islas Salomón
    🇸🇨	Bandera Seychelles
    🇸🇩	Bandera Sudán
    🇸🇪	Bandera Suecia
    🇸🇬	Bandera Singapur
    🇸🇭	Bandera Santa Elena
    🇸🇮	Bandera Eslovenia
    🇸🇯	Bandera Svalbard y Jan Mayen
    🇸🇰	Bandera Eslovaquia
    🇸🇱	Bandera Sierra Leona
    🇸🇲	Bandera San Marino
    🇸🇳	Bandera Senegal
    🇸🇴	Bandera Somalia
    🇸🇷	Bandera Surinam
    🇸🇸	Bandera Sudán del Sur
    🇸🇹	Bandera Santo Tomé y Príncipe
    🇸🇻	Bandera El Salvador
    🇸🇽	Bandera Sint Maarten
    🇸🇾	Bandera Siria
    🇸🇿	Bandera Esuatini
    🇹🇦	Bandera Tristán de Acuña
    🇹🇨	Bandera Islas Turcas y Caicos
    🇹🇩	Bandera Chad
    🇹🇫	Bandera Territorios Australes Franceses
    🇹🇬	Bandera Togo
    🇹🇭	Bandera Tailandia
    🇹🇯	Bandera Tayikistán
    🇹🇰	Bandera Tokelau
    🇹🇱	Bandera Timor-Leste
    🇹🇲	Bandera Turkmenistán
    🇹🇳	Bandera Túnez
    🇹🇴	Bandera Tonga
    🇹🇷	Bandera Turquía
    🇹🇹	Bandera Trinidad y Tobago
    🇹🇻	Bandera Tuvalu
    🇹🇼	Bandera Taiwán
    🇹🇿	Bandera Tanzania
    🇺🇦	Bandera Ucrania
    🇺🇬	Bandera Uganda
    🇺🇲	Bandera Islas menores alejadas de EE UU
    🇺🇳	Bandera Naciones Unidas
    🇺🇸	Bandera Estados Unidos
    🇺🇾	Bandera Uruguay
    🇺🇿	Bandera Uzbekistán
    🇻🇦	Bandera Ciudad del Vaticano
    🇻🇨	Bandera San Vicente y las Granadinas
    🇻🇪	Bandera Venezuela
    🇻🇬	Bandera Islas Vírgenes Británicas
    🇻🇮	Bandera Islas Vírgenes de EE UU
    🇻🇳	Bandera Vietnam
    🇻🇺	Bandera Vanuatu
    🇼🇫	Bandera Wallis y Futuna
    🇼🇸	Bandera Samoa
    🇽🇰	Bandera Kosovo
    🇾🇪	Bandera Yemen
    🇾🇹	Bandera Mayotte
    🇿🇦	Bandera Sudáfrica
    🇿🇲	Bandera Zambia
    🇿🇼	Bandera Zimbabue
    🈁	ideograma japonés para aquí
    🈂	ideograma japonés para de cortesía
    🈚	ideograma japonés para gratis
    🈯	ideograma japonés para reservado
    🈲	ideograma japonés para prohibido
    🈳	ideograma japonés para vacante
    🈴	ideograma japonés para aprobado
    🈵	ideograma japonés para completo
    🈶	ideograma japonés para de pago
    🈷	ideograma japonés para cantidad mensual
    🈸	ideograma japonés para aplicación
    🈹	ideograma japonés para descuento
    🈺	ideograma japonés para abierto
    🉐	ideograma japonés para ganga
    🉑	ideograma japonés para aceptable
    🌀	ciclón
    🌁	bruma
    🌂	paraguas cerrado
    🌃	noche estrellada
    🌄	amanecer sobre montañas
    🌅	amanecer
    🌆	ciudad al atardecer
    🌇	puesta del sol
    🌈	arcoíris
    🌉	puente de noche
    🌊	ola de mar
    🌋	volcán
    🌌	Vía Láctea
    🌍	globo terráqueo mostrando Europa y África
    🌎	globo terráqueo mostrando América
    🌏	globo terráqueo mostrando Asia y Australia
    🌐	globo terráqueo con meridianos
    🌑	luna nueva
    🌒	luna creciente
    🌓	luna en cuarto creciente
    🌔	luna gibosa creciente
    🌕	luna llena
    🌖	luna gibosa menguante
    🌗	luna en cuarto menguante
    🌘	luna menguante
    🌙	luna
    🌚	luna nueva con cara
    🌛	luna de cuarto creciente con cara
    🌜	luna de cuarto menguante con cara
    🌝	luna llena con cara
    🌞	sol con cara
    🌟	estrella brillante
    🌠	estrella fugaz
    🌡	termómetro
    🌤	sol detrás de una nube pequeña
    🌥	sol detrás de una nube grande
    🌦	sol detrás de una nube con lluvia
    🌧	nube con lluvia
    🌨	nube con nieve
    🌩	nube con rayo
    🌪	tornado
    🌫	niebla
    🌬	cara de viento
    🌭	perrito caliente
    🌮	taco
    🌯	burrito
    🌰	castaña
    🌱	planta joven
    🌲	árbol de hoja perenne
    🌳	árbol de hoja caduca
    🌴	palmera
    🌵	cactus
    🌶	chile picante
    🌷	tulipán
    🌸	flor de cerezo
    🌹	rosa
    🌺	flor de hibisco
    🌻	girasol
    🌼	flor
    🌽	espiga de maíz
    🌾	espiga de arroz
    🌿	hierba
    🍀	trébol de cuatro hojas
    🍁	hoja de arce
    🍂	hojas caídas
    🍃	hojas revoloteando al viento
    🍄	champiñón
    🍅	tomate
    🍆	berenjena
    🍇	uvas
    🍈	melón
    🍉	sandía
    🍊	mandarina
    🍋	limón
    🍌	plátano
    🍍	piña
    🍎	manzana roja
    🍏	manzana verde
    🍐	pera
    🍑	melocotón
    🍒	cerezas
    🍓	fresa
    🍔	hamburguesa
    🍕	pizza
    🍖	carne con hueso
    🍗	muslo de pollo
    🍘	galleta de arroz
    🍙	bola de arroz
    🍚	arroz cocido
    🍛	arroz con curry
    🍜	tazón de fideos
    🍝	espagueti
    🍞	pan de molde
    🍟	patatas fritas
    🍠	patata asada
    🍡	dango
    🍢	brocheta
    🍣	sushi
    🍤	gamba frita
    🍥	pastel de pescado japonés
    🍦	cucurucho de helado
    🍧	granizado hawaiano
    🍨	helado
    🍩	dónut
    🍪	galleta
    🍫	tableta de chocolate
    🍬	caramelo
    🍭	piruleta
    🍮	flan
    🍯	tarro de miel
    🍰	trozo de tarta
    🍱	caja de bento
    🍲	olla de comida
    🍳	cocinar
    🍴	tenedor y cuchillo
    🍵	tazón de té
    🍶	sake
    🍷	copa de vino
    🍸	copa de cóctel
    🍹	bebida tropical
    🍺	jarra de cerveza
    🍻	jarras de cerveza brindando
    🍼	biberón
    🍽	cuchillo y tenedor con un plato
    🍾	botella descorchada
    🍿	palomitas
    🎀	lazo
    🎁	regalo
    🎂	tarta de cumpleaños
    🎃	calabaza de Halloween
    🎄	árbol de Navidad
    🎅	Papá Noel
    🎆	fuegos artificiales
    🎇	bengala
    🎈	globo
    🎉	cañón de confeti
    🎊	bola de confeti
    🎋	árbol de tanabata
    🎌	banderas cruzadas
    🎍	decoración de pino
    🎎	muñecas japonesas
    🎏	banderín de carpas
    🎐	campanilla de viento
    🎑	ceremonia de contemplación de la luna
    🎒	mochila escolar
    🎓	birrete
    🎖	medalla militar
    🎗	lazo conmemorativo
    🎙	micrófono de estudio
    🎚	control de volumen
    🎛	ruedas de control
    🎞	fotograma de película
    🎟	entradas
    🎠	caballo de tiovivo
    🎡	noria de feria
    🎢	montaña rusa
    🎣	caña de pescar
    🎤	micrófono
    🎥	cámara de cine
    🎦	cine
    🎧	auricular
    🎨	paleta de pintor
    🎩	sombrero de copa
    🎪	carpa de circo
    🎫	tique
    🎬	claqueta
    🎭	máscaras de teatro
    🎮	mando de videoconsola
    🎯	diana
    🎰	máquina tragaperras
    🎱	bola negra de billar
    🎲	dado
    🎳	bolos
    🎴	cartas de flores
    🎵	nota musical
    🎶	notas musicales
    🎷	saxofón
    🎸	guitarra
    🎹	teclado musical
    🎺	trompeta
    🎻	violín
    🎼	pentagrama
    🎽	camiseta sin mangas
    🎾	pelota de tenis
    🎿	esquís
    🏀	balón de baloncesto
    🏁	bandera de cuadros
    🏂	practicante de snowboard
    🏃	persona corriendo
    🏃♀	mujer corriendo
    🏃♂	hombre corriendo
    🏄	persona haciendo surf
    🏄♀	mujer haciendo surf
    🏄♂	hombre haciendo surf
    🏅	medalla deportiva
    🏆	trofeo
    🏇	carrera de caballos
    🏈	balón de fútbol americano
    🏉	balón de rugby
    🏊	persona nadando
    🏊♀	mujer nadando
    🏊♂	hombre nadando
    🏋	persona levantando pesas
    🏋♀	mujer levantando pesas
    🏋♂	hombre levantando pesas
    🏌	golfista
    🏌♀	mujer jugando al golf
    🏌♂	hombre jugando al golf
    🏍	moto
    🏎	coche de carreras
    🏏	críquet
    🏐	voleibol
    🏑	hockey sobre hierba
    🏒	hockey sobre hielo
    🏓	tenis de mesa
    🏔	montaña con nieve
    🏕	camping
    🏖	playa y sombrilla
    🏗	construcción
    🏘	casas
    🏙	paisaje urbano
    🏚	casa abandonada
    🏛	edificio clásico
    🏜	desierto
    🏝	isla desierta
    🏞	parque nacional
    🏟	estadio
    🏠	casa
    🏡	casa con jardín
    🏢	edificio de oficinas
    🏣	oficina de correos japonesa
    🏤	oficina de correos europea
    🏥	hospital
    🏦	banco
    🏧	señal de cajero automático
    🏨	hotel
    🏩	hotel del amor
    🏪	tienda 24 horas
    🏫	colegio
    🏬	grandes almacenes
    🏭	fábrica
    🏮	lámpara japonesa
    🏯	castillo japonés
    🏰	castillo europeo
    🏳	bandera blanca
    🏳⚧	bandera transgénero
    🏳🌈	bandera del arcoíris
    🏴	bandera negra
    🏴☠	bandera pirata
    🏵	roseta
    🏷	etiqueta
    🏸	bádminton
    🏹	arco y flecha
    🏺	ánfora
    🐀	rata
    🐁	ratón
    🐂	buey
    🐃	búfalo de agua
    🐄	vaca
    🐅	tigre
    🐆	leopardo
    🐇	conejo
    🐈	gato
    🐈⬛	gato negro
    🐉	dragón
    🐊	cocodrilo
    🐋	ballena
    🐌	caracol
    🐍	serpiente
    🐎	caballo
    🐏	carnero
    🐐	cabra
    🐑	oveja
    🐒	mono
    🐓	gallo
    🐔	gallina
    🐕	perro
    🐕🦺	perro de servicio
    🐖	cerdo
    🐗	jabalí
    🐘	elefante
    🐙	pulpo
    🐚	concha de mar
    🐛	insecto
    🐜	hormiga
    🐝	abeja
    🐞	mariquita
    🐟	pez
    🐠	pez tropical
    🐡	pez globo
    🐢	tortuga
    🐣	pollito rompiendo el cascarón
    🐤	pollito
    🐥	pollito de frente
    🐦	pájaro
    🐧	pingüino
    🐨	koala
    🐩	caniche
    🐪	dromedario
    🐫	camello
    🐬	delfín
    🐭	cara de ratón
    🐮	cara de vaca
    🐯	cara de tigre
    🐰	cara de conejo
    🐱	cara de gato
    🐲	cara de dragón
    🐳	ballena soltando un chorro
    🐴	cara de caballo
    🐵	cara de mono
    🐶	cara de perro
    🐷	cara de cerdo
    🐸	rana
    🐹	hámster
    🐺	lobo
    🐻	oso
    🐻❄	oso polar
    🐼	panda
    🐽	nariz de cerdo
    🐾	huellas de pezuñas
    🐿	ardilla
    👀	ojos
    👁	ojo
    👁🗨	ojo en bocadillo de texto
    👂	oreja
    👃	nariz
    👄	boca
    👅	lengua
    👆	dorso de mano con índice hacia arriba
    👇	dorso de mano con índice hacia abajo
    👈	dorso de mano con índice a la izquierda
    👉	dorso de mano con índice a la derecha
    👊	puño cerrado
    👋	mano saludando
    👌	señal de aprobación con la mano
    👍	pulgar hacia arriba
    👎	pulgar hacia abajo
    👏	manos aplaudiendo
    👐	manos abiertas
    👑	corona
    👒	sombrero de mujer
    👓	gafas
    👔	corbata
    👕	camiseta
    👖	vaqueros
    👗	vestido
    👘	kimono
    👙	bikini
    👚	ropa de mujer
    👛	monedero
    👜	bolso
    👝	bolso de mano
    👞	zapato de hombre
    👟	zapatilla deportiva
    👠	zapato de tacón
    👡	sandalia de mujer
    👢	bota de mujer
    👣	huellas de pies
    👤	silueta de busto
    👥	dos siluetas de bustos
    👦	niño
    👧	niña
    👨	hombre
    👨⚕	profesional sanitario hombre
    👨⚖	fiscal hombre
    👨✈	piloto hombre
    👨❤👨	pareja enamorada hombre y hombre
    👨❤💋👨	beso hombre y hombre
    👨🌾	profesional de la agricultura hombre
    👨🍳	chef hombre
    👨🍼	hombre alimentando a bebé
    👨🎓	estudiante hombre
    👨🎤	cantante hombre
    👨🎨	artista hombre
    👨🏫	docente hombre
    👨🏭	profesional industrial hombre
    👨👦	familia hombre y niño
    👨👦👦	familia hombre niño niño
    👨👧	familia hombre y niña
    👨👧👦	familia hombre niña niño
    👨👧👧	familia hombre niña niña
    👨👨👦	familia hombre hombre niño
    👨👨👦👦	familia hombre hombre niño niño
    👨👨👧	familia hombre hombre niña
    👨👨👧👦	familia hombre hombre niña niño
    👨👨👧👧	familia hombre hombre niña niña
    👨👩👦	familia hombre mujer niño
    👨👩👦👦	familia hombre mujer niño niño
    👨👩👧	familia hombre mujer niña
    👨👩👧👦	familia hombre mujer niña niño
    👨👩👧👧	familia hombre mujer niña niña
    👨💻	profesional de la tecnología hombre
    👨💼	oficinista hombre
    👨🔧	profesional de la mecánica hombre
    👨🔬	profesional de la ciencia hombre
    👨🚀	astronauta hombre
    👨🚒	bombero hombre
    👨🦯	hombre con bastón
    👨🦰	hombre pelo pelirrojo
    👨🦱	hombre pelo rizado
    👨🦲	hombre sin pelo
    👨🦳	hombre pelo blanco
    👨🦼	hombre en silla de ruedas eléctrica
    👨🦽	hombre en silla de ruedas manual
    👩	mujer
    👩⚕	profesional sanitario mujer
    👩⚖	fiscal mujer
    👩✈	piloto mujer
    👩❤👨	pareja enamorada mujer y hombre
    👩❤👩	pareja enamorada mujer y mujer
    👩❤💋👨	beso mujer y hombre
    👩❤💋👩	beso mujer y mujer
    👩🌾	profesional de la agricultura mujer
    👩🍳	chef mujer
    👩🍼	mujer alimentando a bebé
    👩🎓	estudiante mujer
    👩🎤	cantante mujer
    👩🎨	artista mujer
    👩🏫	docente mujer
    👩🏭	profesional industrial mujer
    👩👦	familia mujer y niño
    👩👦👦	familia mujer niño niño
    👩👧	familia mujer y niña
    👩👧👦	familia mujer niña niño
    👩👧👧	familia mujer niña niña
    👩👩👦	familia mujer mujer niño
    👩👩👦👦	familia mujer mujer niño niño
    👩👩👧	familia mujer mujer niña
    👩👩👧👦	familia mujer mujer niña niño
    👩👩👧👧	familia mujer mujer niña niña
    👩💻	profesional de la tecnología mujer
    👩💼	oficinista mujer
    👩🔧	profesional de la mecánica mujer
    👩🔬	profesional de la ciencia mujer
    👩🚀	astronauta mujer
    👩🚒	bombera
    👩🦯	mujer con bastón
    👩🦰	mujer pelo pelirrojo
    👩🦱	mujer pelo rizado
    👩🦲	mujer sin pelo
    👩🦳	mujer pelo blanco
    👩🦼	mujer en silla de ruedas eléctrica
    👩🦽	mujer en silla de ruedas manual
    👪	familia
    👫	mujer y hombre de la mano
    👬	hombres de la mano
    👭	mujeres de la mano
    👮	agente de policía
    👮♀	agente de policía mujer
    👮♂	agente de policía hombre
    👯	personas con orejas de conejo
    👯♀	mujeres con orejas de conejo
    👯♂	hombres con orejas de conejo
    👰	persona con velo
    👰♀	mujer con velo
    👰♂	hombre con velo
    👱	persona adulta rubia
    👱♀	mujer rubia
    👱♂	hombre rubio
    👲	hombre con gorro chino
    👳	persona con turbante
    👳♀	mujer con turbante
    👳♂	hombre con turbante
    👴	anciano
    👵	anciana
    👶	bebé
    👷	profesional de la construcción
    👷♀	profesional de la construcción mujer
    👷♂	profesional de la construcción hombre
    👸	princesa
    👹	demonio japonés oni
    👺	demonio japonés tengu
    👻	fantasma
    👼	bebé ángel
    👽	alienígena
    👾	monstruo alienígena
    👿	cara enfadada con cuernos
    💀	calavera
    💁	persona de mostrador de información
    💁♀	empleada de mostrador de información
    💁♂	empleado de mostrador de información
    💂	guardia
    💂♀	guardia mujer
    💂♂	guardia hombre
    💃	mujer bailando
    💄	pintalabios
    💅	pintarse las uñas
    💆	persona recibiendo masaje
    💆♀	mujer recibiendo masaje
    💆♂	hombre recibiendo masaje
    💇	persona cortándose el pelo
    💇♀	mujer cortándose el pelo
    💇♂	hombre cortándose el pelo
    💈	poste de barbero
    💉	jeringuilla
    💊	píldora
    💋	marca de beso
    💌	carta de amor
    💍	anillo
    💎	piedra preciosa
    💏	beso
    💐	ramo de flores
    💑	pareja enamorada
    💒	iglesia celebrando boda
    💓	corazón latiendo
    💔	corazón roto
    💕	dos corazones
    💖	corazón brillante
    💗	corazón creciente
    💘	corazón con flecha
    💙	corazón azul
    💚	corazón verde
    💛	corazón amarillo
    💜	corazón morado
    💝	corazón con lazo
    💞	corazones giratorios
    💟	adorno de corazón
    💠	rombo con pétalo
    💡	bombilla
    💢	símbolo de enfado
    💣	bomba
    💤	símbolo de sueño
    💥	colisión
    💦	gotas de sudor
    💧	gota
    💨	salir corriendo
    💩	caca con ojos
    💪	bíceps flexionado
    💫	símbolo de mareo
    💬	bocadillo de diálogo
    💭	bocadillo de pensamiento
    💮	flor blanca
    💯	cien puntos
    💰	bolsa de dinero
    💱	cambio de divisas
    💲	símbolo de dólar
    💳	tarjeta de crédito
    💴	billete de yen
    💵	billete de dólar
    💶	billete de euro
    💷	billete de libra
    💸	billete con alas
    💹	mercado al alza
    💺	asiento de transporte
    💻	ordenador portátil
    💼	maletín
    💽	minidisc
    💾	disquete
    💿	disco óptico
    📀	disco DVD
    📁	carpeta de archivos
    📂	carpeta de archivos abierta
    📃	página doblada
    📄	página hacia arriba
    📅	calendario
    📆	calendario recortable
    📇	organizador de fichas
    📈	gráfica de evolución ascendente
    📉	gráfica de evolución descendente
    📊	gráfico de barras
    📋	portapapeles
    📌	chincheta
    📍	chincheta redonda
    📎	clip
    📏	regla
    📐	escuadra
    📑	marcadores
    📒	libro de contabilidad
    📓	cuaderno
    📔	cuaderno con tapa decorativa
    📕	libro cerrado
    📖	libro abierto
    📗	libro verde
    📘	libro azul
    📙	libro naranja
    📚	libros
    📛	etiqueta identificativa
    📜	pergamino
    📝	cuaderno de notas
    📞	auricular de teléfono
    📟	busca
    📠	máquina de fax
    📡	antena de satélite
    📢	altavoz de mano
    📣	megáfono
    📤	bandeja de salida
    📥	bandeja de entrada
    📦	paquete
    📧	correo electrónico
    📨	sobre entrante
    📩	sobre con flecha
    📪	buzón cerrado con la bandera bajada
    📫	buzón cerrado con la bandera levantada
    📬	buzón abierto con la bandera levantada
    📭	buzón abierto con la bandera bajada
    📮	buzón
    📯	corneta de posta
    📰	periódico
    📱	teléfono móvil
    📲	móvil con una flecha
    📳	modo vibración
    📴	teléfono móvil apagado
    📵	prohibido el uso de móviles
    📶	barras de cobertura
    📷	cámara de fotos
    📸	cámara con flash
    📹	videocámara
    📺	televisión
    📻	radio
    📼	cinta de vídeo
    📽	proyector de cine
    📿	rosario
    🔀	reproducción aleatoria
    🔁	repetir
    🔂	repetir una vez
    🔃	flechas verticales en sentido horario
    🔄	flechas en sentido antihorario
    🔅	brillo bajo
    🔆	brillo alto
    🔇	altavoz silenciado
    🔈	altavoz a volumen bajo
    🔉	altavoz a volumen medio
    🔊	altavoz a volumen alto
    🔋	pila
    🔌	enchufe eléctrico
    🔍	lupa orientada hacia la izquierda
    🔎	lupa orientada hacia la derecha
    🔏	candado con pluma estilográfica
    🔐	candado cerrado y llave
    🔑	llave
    🔒	candado cerrado
    🔓	candado abierto
    🔔	campana
    🔕	campana con signo de cancelación
    🔖	marcapáginas
    🔗	eslabón
    🔘	botón de opción
    🔙	flecha BACK
    🔚	flecha END
    🔛	flecha ON
    🔜	flecha SOON
    🔝	flecha TOP
    🔞	prohibido para menos de 18 años
    🔟	Teclas 10
    🔠	letras latinas mayúsculas
    🔡	letras latinas minúsculas
    🔢	números
    🔣	símbolos
    🔤	alfabeto latino
    🔥	fuego
    🔦	linterna
    🔧	llave inglesa
    🔨	martillo
    🔩	tornillo y tuerca
    🔪	cuchillo de cocina
    🔫	pistola de agua
    🔬	microscopio
    🔭	telescopio
    🔮	bola de cristal
    🔯	estrella de seis puntas
    🔰	símbolo japonés para principiante
    🔱	emblema de tridente
    🔲	botón cuadrado con borde negro
    🔳	botón cuadrado con borde blanco
    🔴	círculo rojo grande
    🔵	círculo azul grande
    🔶	rombo naranja grande
    🔷	rombo azul grande
    🔸	rombo naranja pequeño
    🔹	rombo azul pequeño
    🔺	triángulo rojo hacia arriba
    🔻	triángulo rojo hacia abajo
    🔼	triángulo hacia arriba
    🔽	triángulo hacia abajo
    🕉	om
    🕊	paloma
    🕋	Kaaba
    🕌	mezquita
    🕍	sinagoga
    🕎	menorá
    🕐	1 en punto
    🕑	2 en punto
    🕒	3 en punto
    🕓	4 en punto
    🕔	5 en punto
    🕕	6 en punto
    🕖	7 en punto
    🕗	8 en punto
    🕘	9 en punto
    🕙	10 en punto
    🕚	11 en punto
    🕛	12 en punto
    🕜	una y media
    🕝	dos y media
    🕞	tres y media
    🕟	cuatro y media
    🕠	cinco y media
    🕡	seis y media
    🕢	siete y media
    🕣	ocho y media
    🕤	nueve y media
    🕥	diez y media
    🕦	once y media
    🕧	doce y media
    🕯	vela
    🕰	reloj de sobremesa
    🕳	agujero
    🕴	hombre trajeado levitando
    🕵	detective
    🕵♀	detective mujer
    🕵♂	detective hombre
    🕶	gafas de sol
    🕷	araña
    🕸	tela de araña
    🕹	joystick
    🕺	hombre bailando
    🖇	clips unidos
    🖊	bolígrafo
    🖋	estilográfica
    🖌	pincel
    🖍	lápiz de cera
    🖐	mano abierta
    🖕	dedo corazón hacia arriba
    🖖	saludo vulcano
    🖤	corazón negro
    🖥	ordenador de sobremesa
    🖨	impresora
    🖱	ratón de ordenador
    🖲	bola de desplazamiento
    🖼	cuadro enmarcado
    🗂	separador de fichas
    🗃	archivador de tarjetas
    🗄	archivador
    🗑	papelera
    🗒	bloc de notas de espiral
    🗓	calendario de espiral
    🗜	tornillo de banco
    🗝	llave antigua
    🗞	periódico enrollado
    🗡	puñal
    🗣	cabeza parlante
    🗨	bocadillo de diálogo por la izquierda
    🗯	bocadillo de enfado por la derecha
    🗳	urna con papeleta
    🗺	mapa mundial
    🗻	monte Fuji
    🗼	Torre de Tokio
    🗽	Estatua de la Libertad
    🗾	mapa de Japón
    🗿	estatua moái
    😀	cara sonriendo
    😁	cara radiante con ojos sonrientes
    😂	cara llorando de risa
    😃	cara sonriendo con ojos grandes
    😄	cara sonriendo con ojos sonrientes
    😅	cara sonriendo con sudor frío
    😆	cara sonriendo con los ojos cerrados
    😇	cara sonriendo con aureola
    😈	cara sonriendo con cuernos
    😉	cara guiñando el ojo
    😊	cara feliz con ojos sonrientes
    😋	cara saboreando comida
    😌	cara de alivio
    😍	cara sonriendo con ojos de corazón
    😎	cara sonriendo con gafas de sol
    😏	cara sonriendo con superioridad
    😐	cara neutral
    😑	cara sin expresión
    😒	cara de desaprobación
    😓	cara con sudor frío
    😔	cara desanimada
    😕	cara de confusión
    😖	cara de frustración
    😗	cara besando
    😘	cara lanzando un beso
    😙	cara besando con ojos sonrientes
    😚	cara besando con los ojos cerrados
    😛	cara sacando la lengua
    😜	cara sacando la lengua y guiñando un ojo
    😝	cara con ojos cerrados y lengua fuera
    😞	cara decepcionada
    😟	cara preocupada
    😠	cara enfadada
    😡	cara cabreada
    😢	cara llorando
    😣	cara desesperada
    😤	cara resoplando
    😥	cara triste pero aliviada
    😦	cara con el ceño fruncido y la boca abierta
    😧	cara angustiada
    😨	cara asustada
    😩	cara agotada
    😪	cara de sueño
    😫	cara cansada
    😬	cara haciendo una mueca
    😭	cara llorando fuerte
    😮	cara con la boca abierta
    😮💨	cara exhalando
    😯	cara estupefacta
    😰	cara con ansiedad y sudor
    😱	cara gritando de miedo
    😲	cara asombrada
    😳	cara sonrojada
    😴	cara durmiendo
    😵	cara mareada
    😵💫	cara con ojos de espiral
    😶	cara sin boca
    😶🌫	cara en las nubes
    😷	cara con mascarilla médica
    😸	gato sonriendo con ojos sonrientes
    😹	gato llorando de risa
    😺	gato sonriendo
    😻	gato sonriendo con ojos de corazón
    😼	gato haciendo una mueca
    😽	gato besando
    😾	gato enfadado
    😿	gato llorando
    🙀	gato asustado
    🙁	cara con el ceño ligeramente fruncido
    🙂	cara sonriendo ligeramente
    🙃	cara al revés
    🙄	cara con ojos en blanco
    🙅	persona haciendo el gesto de no
    🙅♀	mujer haciendo el gesto de no
    🙅♂	hombre haciendo el gesto de no
    🙆	persona haciendo el gesto de de acuerdo
    🙆♀	mujer haciendo el gesto de de acuerdo
    🙆♂	hombre haciendo el gesto de de acuerdo
    🙇	persona haciendo una reverencia
    🙇♀	mujer haciendo una reverencia
    🙇♂	hombre haciendo una reverencia
    🙈	mono con los ojos tapados
    🙉	mono con los oídos tapados
    🙊	mono con la boca tapada
    🙋	persona con la mano levantada
    🙋♀	mujer con la mano levantada
    🙋♂	hombre con la mano levantada
    🙌	manos levantadas celebrando
    🙍	persona frunciendo el ceño
    🙍♀	mujer frunciendo el ceño
    🙍♂	hombre frunciendo el ceño
    🙎	persona haciendo pucheros
    🙎♀	mujer haciendo pucheros
    🙎♂	hombre haciendo pucheros
    🙏	manos en oración
    🚀	cohete
    🚁	helicóptero
    🚂	locomotora de vapor
    🚃	vagón
    🚄	tren de alta velocidad
    🚅	tren bala
    🚆	tren
    🚇	metro
    🚈	tren ligero
    🚉	estación de tren
    🚊	tranvía
    🚋	vagón de tranvía
    🚌	autobús
    🚍	autobús próximo
    🚎	trolebús
    🚏	parada de autobús
    🚐	minibús
    🚑	ambulancia
    🚒	coche de bomberos
    🚓	coche de policía
    🚔	coche de policía próximo
    🚕	taxi
    🚖	taxi próximo
    🚗	coche
    🚘	coche próximo
    🚙	vehículo deportivo utilitario
    🚚	camión de reparto
    🚛	camión articulado
    🚜	tractor
    🚝	monorraíl
    🚞	ferrocarril de montaña
    🚟	ferrocarril de suspensión
    🚠	teleférico de montaña
    🚡	teleférico
    🚢	barco
    🚣	persona remando en un bote
    🚣♀	mujer remando en un bote
    🚣♂	hombre remando en un bote
    🚤	lancha motora
    🚥	semáforo horizontal
    🚦	semáforo
    🚧	obras
    🚨	luces de policía
    🚩	bandera triangular
    🚪	puerta
    🚫	prohibido
    🚬	cigarrillo
    🚭	prohibido fumar
    🚮	señal de usar papelera
    🚯	prohibido tirar basura
    🚰	agua potable
    🚱	agua no potable
    🚲	bicicleta
    🚳	bicicletas prohibidas
    🚴	persona en bicicleta
    🚴♀	mujer en bicicleta
    🚴♂	hombre en bicicleta
    🚵	persona en bicicleta de montaña
    🚵♀	mujer en bicicleta de montaña
    🚵♂	hombre en bicicleta de montaña
    🚶	persona caminando
    🚶♀	mujer caminando
    🚶♂	hombre caminando
    🚷	prohibido el paso de peatones
    🚸	niños cruzando
    🚹	aseo para hombres
    🚺	señal de aseo para mujeres
    🚻	señal de aseos
    🚼	señal de bebé
    🚽	inodoro
    🚾	aseos
    🚿	ducha
    🛀	persona en la bañera
    🛁	bañera
    🛂	control de pasaportes
    🛃	aduana
    🛄	recogida de equipajes
    🛅	consigna
    🛋	sofá y lámpara
    🛌	persona en la cama
    🛍	bolsas de compras
    🛎	timbre de hotel
    🛏	cama
    🛐	lugar de culto
    🛑	señal de stop
    🛒	carrito de la compra
    🛕	templo hindú
    🛖	cabaña
    🛗	ascensor
    🛝	tobogán
    🛞	rueda
    🛟	salvavidas
    🛠	martillo y llave inglesa
    🛡	escudo
    🛢	barril de petróleo
    🛣	autopista
    🛤	vía de tren
    🛥	barco a motor
    🛩	avioneta
    🛫	avión despegando
    🛬	avión aterrizando
    🛰	satélite
    🛳	barco de pasajeros
    🛴	patinete
    🛵	scooter
    🛶	canoa
    🛷	trineo
    🛸	platillo volante
    🛹	monopatín
    🛺	mototaxi
    🛻	camioneta
    🛼	patines
    🟠	círculo naranja
    🟡	círculo amarillo
    🟢	círculo verde
    🟣	círculo morado
    🟤	círculo marrón
    🟥	cuadrado rojo
    🟦	cuadrado azul
    🟧	cuadrado naranja
    🟨	cuadrado amarillo
    🟩	cuadrado verde
    🟪	cuadrado morado
    🟫	cuadrado marrón
    🟰	signo igual grueso
    🤌	dedos juntos apuntando hacia arriba
    🤍	corazón blanco
    🤎	corazón marrón
    🤏	mano pellizcando
    🤐	cara con la boca cerrada con cremallera
    🤑	cara con lengua de dinero
    🤒	cara con termómetro
    🤓	cara de empollón
    🤔	cara pensativa
    🤕	cara con la cabeza vendada
    🤖	robot
    🤗	cara con manos abrazando
    🤘	mano haciendo el signo de cuernos
    🤙	mano haciendo el gesto de llamar
    🤚	dorso de la mano
    🤛	puño hacia la izquierda
    🤜	puño hacia la derecha
    🤝	apretón de manos
    🤞	dedos cruzados
    🤟	gesto de te quiero
    🤠	cara con sombrero de vaquero
    🤡	cara de payaso
    🤢	cara de náuseas
    🤣	cara revolviéndose de la risa
    🤤	cara babeando
    🤥	cara de mentiroso
    🤦	persona con la mano en la frente
    🤦♀	mujer con la mano en la frente
    🤦♂	hombre con la mano en la frente
    🤧	cara estornudando
    🤨	cara con ceja alzada
    🤩	cara sonriendo con estrellas
    🤪	cara de loco
    🤫	cara pidiendo silencio
    🤬	cara con símbolos en la boca
    🤭	cara con mano sobre la boca
    🤮	cara vomitando
    🤯	cabeza explotando
    🤰	mujer embarazada
    🤱	lactancia materna
    🤲	palmas hacia arriba juntas
    🤳	selfi
    🤴	príncipe
    🤵	persona con esmoquin
    🤵♀	mujer con esmoquin
    🤵♂	hombre con esmoquin
    🤶	Mamá Noel
    🤷	persona encogida de hombros
    🤷♀	mujer encogida de hombros
    🤷♂	hombre encogido de hombros
    🤸	persona haciendo voltereta lateral
    🤸♀	mujer dando una voltereta lateral
    🤸♂	hombre dando una voltereta lateral
    🤹	persona haciendo malabares
    🤹♀	mujer haciendo malabares
    🤹♂	hombre haciendo malabares
    🤺	esgrima
    🤼	personas luchando
    🤼♀	mujeres luchando
    🤼♂	hombres luchando
    🤽	persona jugando al waterpolo
    🤽♀	mujer jugando al waterpolo
    🤽♂	hombre jugando al waterpolo
    🤾	persona jugando al balonmano
    🤾♀	mujer jugando al balonmano
    🤾♂	hombre jugando al balonmano
    🤿	máscara de buceo
    🥀	flor marchita
    🥁	tambor
    🥂	copas brindando
    🥃	vaso de whisky
    🥄	cuchara
    🥅	portería
    🥇	medalla de oro
    🥈	medalla de plata
    🥉	medalla de bronce
    🥊	guante de boxeo
    🥋	uniforme de artes marciales
    🥌	piedra de curling
    🥍	lacrosse
    🥎	pelota de softball
    🥏	disco volador
    🥐	cruasán
    🥑	aguacate
    🥒	pepino
    🥓	beicon
    🥔	patata
    🥕	zanahoria
    🥖	baguete
    🥗	ensalada
    🥘	paella
    🥙	pan relleno
    🥚	huevo
    🥛	vaso de leche
    🥜	cacahuetes
    🥝	kiwi
    🥞	tortitas
    🥟	dumpling
    🥠	galleta de la fortuna
    🥡	caja para llevar
    🥢	palillos
    🥣	cuenco con cuchara
    🥤	vaso con pajita
    🥥	coco
    🥦	brócoli
    🥧	pastel
    🥨	bretzel
    🥩	corte de carne
    🥪	sándwich
    🥫	comida enlatada
    🥬	verdura de hoja verde
    🥭	mango
    🥮	pastel de luna
    🥯	bagel
    🥰	cara sonriendo con corazones
    🥱	cara de bostezo
    🥲	cara sonriente con lágrima
    🥳	cara de fiesta
    🥴	cara de grogui
    🥵	cara con calor
    🥶	cara con frío
    🥷	ninja
    🥸	cara disfrazada
    🥹	cara aguantándose las lágrimas
    🥺	cara de por favor
    🥻	sari
    🥼	bata de laboratorio
    🥽	gafas de protección
    🥾	bota de senderismo
    🥿	bailarina
    🦀	cangrejo
    🦁	león
    🦂	escorpión
    🦃	pavo
    🦄	unicornio
    🦅	águila
    🦆	pato
    🦇	murciélago
    🦈	tiburón
    🦉	búho
    🦊	zorro
    🦋	mariposa
    🦌	ciervo
    🦍	gorila
    🦎	lagarto
    🦏	rinoceronte
    🦐	gamba
    🦑	calamar
    🦒	jirafa
    🦓	cebra
    🦔	erizo
    🦕	saurópodo
    🦖	t-rex
    🦗	grillo
    🦘	canguro
    🦙	llama
    🦚	pavo real
    🦛	hipopótamo
    🦜	loro
    🦝	mapache
    🦞	bogavante
    🦟	mosquito
    🦠	microbio
    🦡	tejón
    🦢	cisne
    🦣	mamut
    🦤	dodo
    🦥	perezoso
    🦦	nutria
    🦧	orangután
    🦨	mofeta
    🦩	flamenco
    🦪	ostra
    🦫	castor
    🦬	bisonte
    🦭	foca
    🦮	perro guía
    🦯	bastón
    🦰	pelo pelirrojo
    🦱	pelo rizado
    🦲	sin pelo
    🦳	pelo blanco
    🦴	hueso
    🦵	pierna
    🦶	pie
    🦷	diente
    🦸	personaje de superhéroe
    🦸♀	superheroína
    🦸♂	superhéroe
    🦹	personaje de supervillano
    🦹♀	supervillana
    🦹♂	supervillano
    🦺	chaleco de seguridad
    🦻	oreja con audífono
    🦼	silla de ruedas eléctrica
    🦽	silla de ruedas manual
    🦾	brazo mecánico
    🦿	pierna mecánica
    🧀	cuña de queso
    🧁	magdalena
    🧂	sal
    🧃	tetrabrik
    🧄	ajo
    🧅	cebolla
    🧆	falafel
    🧇	gofre
    🧈	mantequilla
    🧉	mate
    🧊	cubito de hielo
    🧋	té de burbujas
    🧌	trol
    🧍	persona de pie
    🧍♀	mujer de pie
    🧍♂	hombre de pie
    🧎	persona de rodillas
    🧎♀	mujer de rodillas
    🧎♂	hombre de rodillas
    🧏	persona sorda
    🧏♀	mujer sorda
    🧏♂	hombre sordo
    🧐	cara con monóculo
    🧑	persona adulta
    🧑⚕	profesional sanitario
    🧑⚖	fiscal
    🧑✈	piloto
    🧑🌾	profesional de la agricultura
    🧑🍳	chef
    🧑🍼	persona alimentando a bebé
    🧑🎄	Noel
    🧑🎓	estudiante
    🧑🎤	cantante
    🧑🎨	artista
    🧑🏫	docente
    🧑🏭	profesional industrial
    🧑💻	profesional de la tecnología
    🧑💼	oficinista
    🧑🔧	profesional de la mecánica
    🧑🔬	profesional de la ciencia
    🧑🚀	astronauta
    🧑🚒	bombero
    🧑🤝🧑	dos personas de la mano
    🧑🦯	persona con bastón
    🧑🦰	persona adulta pelo pelirrojo
    🧑🦱	persona adulta pelo rizado
    🧑🦲	persona adulta sin pelo
    🧑🦳	persona adulta pelo blanco
    🧑🦼	persona en silla de ruedas eléctrica
    🧑🦽	persona en silla de ruedas manual
    🧒	infante
    🧓	persona mayor
    🧔	hombre con barba
    🧔♀	mujer barba
    🧔♂	hombre barba
    🧕	mujer con hiyab
    🧖	persona en una sauna
    🧖♀	mujer en una sauna
    🧖♂	hombre en una sauna
    🧗	persona escalando
    🧗♀	mujer escalando
    🧗♂	hombre escalando
    🧘	persona en posición de loto
    🧘♀	mujer en posición de loto
    🧘♂	hombre en posición de loto
    🧙	persona maga
    🧙♀	maga
    🧙♂	mago
    🧚	hada
    🧚♀	hada mujer
    🧚♂	hada hombre
    🧛	vampiro
    🧛♀	vampiresa
    🧛♂	vampiro hombre
    🧜	persona sirena
    🧜♀	sirena
    🧜♂	sirena hombre
    🧝	elfo
    🧝♀	elfa
    🧝♂	elfo hombre
    🧞	genio
    🧞♀	genio mujer
    🧞♂	genio hombre
    🧟	zombi
    🧟♀	zombi mujer
    🧟♂	zombi hombre
    🧠	cerebro
    🧡	corazón naranja
    🧢	gorra con visera
    🧣	bufanda
    🧤	guantes
    🧥	abrigo
    🧦	calcetines
    🧧	sobre rojo
    🧨	petardo
    🧩	pieza de puzle
    🧪	tubo de ensayo
    🧫	placa de petri
    🧬	adn
    🧭	brújula
    🧮	ábaco
    🧯	extintor
    🧰	caja de herramientas
    🧱	ladrillo
    🧲	imán
    🧳	equipaje
    🧴	bote de crema
    🧵	hilo
    🧶	ovillo
    🧷	imperdible
    🧸	osito de peluche
    🧹	escoba
    🧺	cesta
    🧻	rollo de papel
    🧼	jabón
    🧽	esponja
    🧾	recibo
    🧿	ojo turco
    🩰	zapatillas de ballet
    🩱	traje de baño de una pieza
    🩲	ropa interior
    🩳	pantalones cortos
    🩴	chancla
    🩸	gota de sangre
    🩹	tirita
    🩺	estetoscopio
    🩻	radiografía
    🩼	muleta
    🪀	yoyó
    🪁	cometa
    🪂	paracaídas
    🪃	bumerán
    🪄	varita mágica
    🪅	piñata
    🪆	muñeca rusa
    🪐	planeta con anillos
    🪑	silla
    🪒	cuchilla de afeitar
    🪓	hacha
    🪔	lámpara de aceite
    🪕	banjo
    🪖	casco militar
    🪗	acordeón
    🪘	tamboril
    🪙	moneda
    🪚	sierra de carpintería
    🪛	destornillador
    🪜	escalera
    🪝	gancho
    🪞	espejo
    🪟	ventana
    🪠	desatascador
    🪡	aguja de coser
    🪢	nudo
    🪣	cubo
    🪤	trampa de ratones
    🪥	cepillo de dientes
    🪦	lápida
    🪧	letrero
    🪨	piedra
    🪩	bola de espejos
    🪪	carné de identidad
    🪫	batería baja
    🪬	hamsa
    🪰	mosca
    🪱	gusano
    🪲	escarabajo
    🪳	cucaracha
    🪴	planta de maceta
    🪵	madera
    🪶	pluma
    🪷	loto
    🪸	coral
    🪹	nido vacío
    🪺	nido con huevos
    🫀	corazón humano
    🫁	pulmones
    🫂	personas abrazándose
    🫃	hombre embarazado
    🫄	persona embarazada
    🫅	persona con corona
    🫐	arándanos
    🫑	pimiento
    🫒	aceituna
    🫓	pan sin levadura
    🫔	tamal
    🫕	fondue
    🫖	tetera
    🫗	líquido derramándose
    🫘	alubias
    🫙	tarro
    🫠	cara derritiéndose
    🫡	cara saludando
    🫢	cara con ojos abiertos y boca tapada
    🫣	cara tapada con ojo espiando
    🫤	cara con boca diagonal
    🫥	cara con línea de puntos
    🫦	labio mordido
    🫧	burbujas
    🫰	mano con dedo índice y pulgar cruzados
    🫱	mano hacia la derecha
    🫲	mano hacia la izquierda
    🫳	mano con la palma hacia abajo
    🫴	mano con la palma hacia arriba
    🫵	dedo índice apuntándote a ti
    🫶	manos formando un corazón
    """
}
