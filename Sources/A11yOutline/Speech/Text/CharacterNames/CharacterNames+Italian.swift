// Made by scripts/character-names from CLDR; ThirdParty/CLDR has the licence.

extension CharacterNames {
  /// Italian.
  static let italian = """
    !	punto esclamativo
    #	segno del cancelletto
    $	simbolo del dollaro
    %	simbolo di percentuale
    &	e commerciale
    '	virgoletta dritta
    )	parentesi di chiusura
    *	simbolo dellasterisco
    +	segno più
    ,	virgola
    -	trattino-segno meno
    .	punto
    /	barra obliqua
    :	due punti
    ;	punto e virgola
    <	minore
    =	uguale
    >	maggiore
    ?	punto interrogativo
    @	simbolo della chiocciola
    [	parentesi quadra aperta
    \\	barra rovesciata
    ]	parentesi quadra chiusa
    ^	accento circonflesso
    _	trattino basso
    `	accento grave
    {	parentesi graffa aperta
    |	linea verticale
    }	parentesi graffa chiusa
    ~	tilde
    ¡	punto esclamativo al contrario
    ¢	centesimo
    £	simbolo della sterlina
    ¤	valuta sconosciuta
    ¥	simbolo dello yen
    §	simbolo di sezione
    ¨	dieresi
    ©	copyright
    «	virgolette basse doppie aperte
    ¬	negazione
    ®	marchio registrato
    °	simbolo di grado
    ±	più o meno
    ´	accento acuto
    ¶	simbolo di paragrafo
    ·	punto mediano
    »	virgolette basse doppie chiuse
    ¿	punto interrogativo al contrario
    ×	segno di moltiplicazione
    ÷	segno di divisione
    ֏	dram armeno
    ؋	afghani
    ،	virgola araba
    ؛	punto e virgola arabo
    ؟	punto interrogativo arabo
    ৳	taka bangladese
    ฿	baht thailandese
    ៛	riel cambogiano
    ‐	trattino
    –	trattino corto
    —	trattino lungo
    ―	barra orizzontale
    ‘	virgoletta a sinistra
    ’	virgoletta a destra
    ‚	virgoletta bassa a destra
    “	virgolette a sinistra
    ”	virgolette a destra
    „	virgolette basse a destra
    †	simbolo dellobelisco
    ‡	simbolo del doppio obelisco
    •	punto elenco
    …	puntini di sospensione
    ‧	punto di sillabazione
    ‰	per mille
    ′	virgoletta singola
    ″	virgoletta doppia
    ‴	virgoletta tripla
    ‸	cursore
    ※	segno di riferimento
    ‼	doppio punto esclamativo
    ‽	punto esclarrogativo
    ‾	linea in alto
    ⁂	asterismo
    ⁄	barra di frazione
    ⁉	punto esclamativo e interrogativo
    ⁻	segno meno in apice
    ₡	colón costaricano
    ₢	cruzeiro
    ₣	franco francese
    ₤	lira
    ₥	mill
    ₦	naira nigeriana
    ₧	peseta spagnola
    ₨	rupia
    ₩	won
    ₪	nuovo siclo israeliano
    ₫	dong vietnamita
    €	simbolo delleuro
    ₭	kip laotiano
    ₮	tugrik mongolo
    ₰	pfennig tedesco
    ₱	peso
    ₲	guaraní paraguayano
    ₳	austral
    ₴	grivnia ucraina
    ₵	cedi ghanese
    ₶	livre tournois
    ₷	spesmilo
    ₸	tenge kazako
    ₹	simbolo della rupia indiana
    ₺	lira turca
    ₼	manat azero
    ₽	simbolo del rublo
    ₾	lari georgiano
    ₿	bitcoin
    ℗	simbolo di copyright della registrazione sonora
    ™	marchio
    ←	freccia verso sinistra
    ↑	freccia verso lalto
    →	freccia verso destra
    ↓	freccia verso il basso
    ↔	freccia sinistra-destra
    ↕	freccia su-giù
    ↖	freccia in alto a sinistra
    ↗	freccia rivolta verso destra che punta in alto
    ↘	freccia in basso a destra
    ↙	freccia in basso a sinistra
    ↚	freccia verso sinistra barrata
    ↛	freccia verso destra barrata
    ↜	freccia ondulata verso sinistra
    ↝	freccia ondulata verso destra
    ↞	freccia a due punte verso sinistra
    ↟	freccia a due punte verso lalto
    ↠	freccia a due punte verso destra
    ↡	freccia a due punte verso il basso
    ↢	freccia verso sinistra con coda
    ↣	freccia verso destra con coda
    ↤	freccia verso sinistra dalla barra
    ↥	freccia verso lalto dalla barra
    ↦	freccia verso destra dalla barra
    ↧	freccia verso il basso dalla barra
    ↨	freccia bidirezionale con base
    ↩	freccia curva a sinistra
    ↪	freccia curva a destra
    ↫	freccia verso sinistra con anello
    ↬	freccia verso destra con anello
    ↭	freccia sinistra e destra ondulata
    ↮	freccia sinistra e destra barrata
    ↯	freccia a zigzag verso il basso
    ↰	freccia verso lalto con punta a sinistra
    ↱	freccia verso lalto con punta a destra
    ↲	freccia verso il basso con punta a sinistra
    ↳	freccia verso il basso con punta a destra
    ↴	freccia verso destra con angolo rivolto in basso
    ↵	freccia verso il basso con angolo rivolto a sinistra
    ↶	freccia semicircolare superiore in senso antiorario
    ↷	freccia semicircolare superiore in senso orario
    ↸	freccia nord-ovest verso barra lunga
    ↹	freccia a sinistra verso barra su freccia a destra verso barra
    ↺	freccia circolare aperta in senso antiorario
    ↻	freccia circolare aperta in senso orario
    ↼	arpione a sinistra con punta verso lalto
    ↽	arpione a sinistra con punta verso il basso
    ↾	arpione in alto con punta verso destra
    ↿	arpione in alto con punta verso sinistra
    ⇀	arpione a destra con punta verso lalto
    ⇁	arpione a destra con punta verso il basso
    ⇂	arpione in basso con punta verso destra
    ⇃	arpione in basso con punta verso sinistra
    ⇄	freccia a destra su freccia a sinistra
    ⇅	freccia verso lalto e freccia verso il basso
    ⇆	freccia verso sinistra su freccia verso destra
    ⇇	coppia di frecce rivolte a sinistra
    ⇈	coppia di frecce rivolte verso lalto
    ⇉	coppia di frecce rivolte a destra
    ⇊	coppia di frecce rivolte verso il basso
    ⇋	arpione a sinistra su arpione a destra
    ⇌	arpione a destra su arpione a sinistra
    ⇍	freccia doppia a sinistra barrata
    ⇎	freccia doppia sinistra e destra barrata
    ⇏	freccia doppia a destra barrata
    ⇐	freccia doppia a sinstra
    ⇑	freccia doppia verso lalto
    ⇒	freccia doppia a destra
    ⇓	freccia doppia verso il basso
    ⇔	freccia doppia sinistra e destra
    ⇖	freccia doppia nord-ovest
    ⇗	freccia doppia nord-est
    ⇘	freccia doppia sud-est
    ⇙	freccia doppia sud-ovest
    ⇚	freccia tripla a sinistra
    ⇛	freccia tripla a destra
    ⇜	freccia ondulare a sinistra
    ⇝	freccia ondulare a destra
    ⇞	freccia doppia verso lalto con doppia barra
    ⇟	freccia doppia verso il basso con doppia barra
    ⇠	freccia tratteggiata a sinistra
    ⇡	freccia tratteggiata verso lalto
    ⇢	freccia tratteggiata a destra
    ⇣	freccia tratteggiata verso il basso
    ⇤	freccia a sinistra verso barra
    ⇥	freccia a destra verso barra
    ⇦	freccia vuota a sinistra
    ⇧	freccia vuota verso lalto
    ⇨	freccia vuota a destra
    ⇩	freccia vuota verso il basso
    ⇪	freccia vuota verso lalto dalla barra
    ⇵	freccia verso il basso con freccia verso lalto a destra
    ∀	per ogni
    ∂	derivata parziale
    ∃	esiste
    ∅	insieme vuoto
    ∆	simbolo di incremento
    ∇	nabla
    ∈	simbolo di appartenenza
    ∉	non appartiene
    ∋	contiene
    ∎	end of proof
    ∏	prodotto n-ary
    ∑	sommatoria n-ary
    −	segno meno
    ∓	meno o più
    ∕	barra di divisione
    ∗	operatore asterisco
    ∘	operatore anello
    ∙	operatore punto elenco
    √	radice quadrata
    ∝	proporzionale
    ∞	simbolo di infinito
    ∟	angolo retto
    ∠	angolo
    ∣	divide
    ∥	parallelo
    ∧	and logico
    ∩	simbolo di intersezione
    ∪	simbolo di unione
    ∫	integrale
    ∬	integrale doppio
    ∮	integrale curvilineo
    ∴	quindi
    ∵	perché
    ∶	rapporto
    ∷	proporzione
    ∼	operatore tilde
    ∽	tilde rovesciata
    ∾	lazy s invertito
    ≃	asintoticamente uguale
    ≅	congruente geometricamente
    ≈	quasi uguale
    ≌	tutto uguale
    ≒	approssimativamente uguale allimmagine
    ≖	anello pari a
    ≠	disuguale
    ≡	simbolo di coincidenza
    ≣	strettamente equivalente
    ≤	minore o uguale
    ≥	maggiore o uguale
    ≦	minore di su uguale
    ≧	maggiore di su uguale
    ≪	molto minore di
    ≫	molto maggiore di
    ≬	tra
    ≮	non minore di
    ≯	non maggiore di
    ≳	maggiore di o equivalente a
    ≺	precede
    ≻	segue
    ⊁	non segue
    ⊂	simbolo di sottoinsieme
    ⊃	sovrainsieme
    ⊆	sottoinsieme uguale a
    ⊇	sovrainsieme uguale a
    ⊕	segno più in cerchio
    ⊖	segno meno in cerchio
    ⊗	segno di moltiplicazione in cerchio
    ⊘	barra di divisione in cerchio
    ⊙	operatore punto in cerchio
    ⊚	operatore anello in cerchio
    ⊛	operatore asterisco in cerchio
    ⊞	segno più in quadrato
    ⊟	segno meno in quadrato
    ⊥	contraddizione
    ⊮	non forza
    ⊰	precede nella relazione
    ⊱	segue nella relazione
    ⊶	originale
    ⊹	matrice hermitiana coniugata
    ⊿	triangolo rettangolo
    ⋁	n-ary logico o
    ⋂	intersezione n-ary
    ⋃	unione n-ary
    ⋅	operatore punto
    ⋆	operatore asterisco
    ⋈	unione naturale
    ⋒	intersezione doppia
    ⋘	molto molto minore di
    ⋙	molto molto maggiore di
    ⋭	non contiene come sottogruppo normale o uguale
    ⋮	puntini di sospensione verticali
    ⋯	puntini di sospensione centrati
    ⋰	puntini di sospensione diagonali in alto a destra
    ⋱	puntini di sospensione diagonali in basso a destra
    ⌚	orologio
    ⌛	clessidra
    ⌨	tastiera
    ⏏	pulsante di espulsione
    ⏩	pulsante di avanzamento rapido
    ⏪	pulsante di riavvolgimento rapido
    ⏫	pulsante doppia freccia in alto
    ⏬	doppia freccia in basso
    ⏭	traccia successiva
    ⏮	pulsante traccia precedente
    ⏯	pulsante riproduci pausa
    ⏰	sveglia
    ⏱	cronometro
    ⏲	timer
    ⏳	clessidra che scorre
    ⏸	pulsante pausa
    ⏹	pulsante stop
    ⏺	pulsante di registrazione
    Ⓜ	pulsante M cerchiata
    ■	quadrato pieno
    □	quadrato vuoto
    ▢	quadrato vuoto con angoli arrotondati
    ▣	quadrato vuoto con quadrato pieno
    ▤	quadrato con riempimento orizzontale
    ▥	quadrato con riempimento verticale
    ▦	quadrato con riempimento tratteggiato ortogonale
    ▧	quadrato con righe inclinate da sinistra a destra
    ▨	quadrato con righe inclinate da destra a sinistra
    ▩	quadrato con riempimento tratteggiato diagonale
    ▪	quadrato nero piccolo
    ▫	quadrato bianco piccolo
    ▬	rettangolo pieno
    ▭	rettangolo vuoto
    ▮	rettangolo verticale pieno
    ▰	parallelogramma pieno
    ▲	triangolo pieno rivolto verso lalto
    △	triangolo vuoto rivolto verso lalto
    ▴	triangolo piccolo pieno rivolto verso lalto
    ▵	triangolo piccolo vuoto rivolto verso lalto
    ▶	pulsante di riproduzione
    ▷	triangolo vuoto rivolto verso destra
    ▸	triangolo piccolo pieno rivolto verso destra
    ▹	triangolo piccolo vuoto rivolto verso destra
    ►	puntatore pieno rivolto verso destra
    ▻	puntatore vuoto rivolto verso destra
    ▼	triangolo pieno capovolto
    ▽	triangolo vuoto capovolto
    ▾	triangolo piccolo pieno capovolto
    ▿	triangolo piccolo vuoto capovolto
    ◀	pulsante di riavvolgimento
    ◁	triangolo vuoto rivolto verso sinistra
    ◂	triangolo piccolo pieno rivolto verso sinistra
    ◃	triangolo piccolo vuoto rivolto verso sinistra
    ◄	puntatore pieno rivolto verso sinistra
    ◅	puntatore vuoto rivolto verso sinistra
    ◆	rombo pieno
    ◇	rombo vuoto
    ◈	rombo vuoto con rombo pieno
    ◉	cerchio vuoto con cerchio pieno
    ◊	losanga
    ○	cerchio vuoto
    ◌	cerchio tratteggiato
    ◍	cerchio con riempimento verticale
    ◎	cerchi concentrici
    ●	cerchio pieno
    ◐	cerchio con metà sinistra piena
    ◑	cerchio con metà destra piena
    ◒	cerchio con metà inferiore piena
    ◓	cerchio con metà superiore piena
    ◔	cerchio con quadrante in alto a destra pieno
    ◕	cerchio con quadrante in alto a sinistra vuoto
    ◖	semicerchio sinistro pieno
    ◗	semicerchio destro pieno
    ◘	punto elenco inverso
    ◙	quadrato pieno con cerchio vuoto
    ◜	arco circolare del quadrante in alto a sinistra
    ◝	arco circolare del quadrante in alto a destra
    ◞	arco circolare del quadrante in basso a destra
    ◟	arco circolare del quadrante in basso a sinistra
    ◠	semicerchio superiore
    ◡	semicerchio inferiore
    ◢	triangolo in basso a destra pieno
    ◣	triangolo in basso a sinistra pieno
    ◤	triangolo in alto a sinistra pieno
    ◥	triangolo in alto a destra pieno
    ◦	punto elenco vuoto
    ◯	cerchio vuoto grande
    ◳	quadrato vuoto con quadrante in alto a destra
    ◷	cerchio vuoto con quadrante in alto a destra
    ◻	quadrato bianco medio
    ◼	quadrato nero medio
    ◽	quadrato bianco medio-piccolo
    ◾	quadrato nero medio-piccolo
    ◿	triangolo in basso a destra vuoto
    ☀	sole
    ☁	nuvola
    ☂	ombrello
    ☃	pupazzo di neve
    ☄	cometa
    ☎	telefono fisso
    ☑	riquadro con spunta
    ☔	ombrello con gocce di pioggia
    ☕	bevanda calda
    ☘	trifoglio
    ☝	indice verso lalto
    ☠	teschio con ossa incrociate
    ☢	simbolo della radioattività
    ☣	simbolo del rischio biologico
    ☦	croce ortodossa
    ☪	mezzaluna e stella
    ☮	simbolo della pace
    ☯	Yin e Yang
    ☸	ruota del Dharma
    ☹	faccina imbronciata
    ☺	faccina sorridente
    ♀	simbolo genere femminile
    ♂	simbolo genere maschile
    ♈	Segno zodiacale dellAriete
    ♉	Segno zodiacale del Toro
    ♊	Segno zodiacale dei Gemelli
    ♋	Segno zodiacale del Cancro
    ♌	Segno zodiacale del Leone
    ♍	Segno zodiacale della Vergine
    ♎	Segno zodiacale della Bilancia
    ♏	Segno zodiacale dello Scorpione
    ♐	Segno zodiacale del Saggitario
    ♑	Segno zodiacale del Capricorno
    ♒	Segno zodiacale dellAcquario
    ♓	Segno zodiacale dei Pesci
    ♟	pedina degli scacchi
    ♠	picche
    ♣	fiori
    ♥	cuori
    ♦	quadri
    ♨	sorgenti termali
    ♪	croma
    ♭	bemolle
    ♯	diesis
    ♻	simbolo del riciclaggio
    ♾	simbolo dellinfinito
    ♿	simbolo della disabilità
    ⚒	piccone e martello
    ⚓	ancora
    ⚔	spade incrociate
    ⚕	simbolo della medicina
    ⚖	bilancia a doppio piatto
    ⚗	alambicco
    ⚙	ingranaggio
    ⚛	simbolo dellatomo
    ⚜	giglio araldico
    ⚠	simbolo di avviso
    ⚡	alta tensione
    ⚧	simbolo transgender
    ⚪	cerchio bianco
    ⚫	cerchio nero
    ⚰	bara
    ⚱	urna funeraria
    ⚽	pallone da calcio
    ⚾	palla da baseball
    ⛄	pupazzo di neve senza neve
    ⛅	sole coperto
    ⛈	temporale
    ⛎	Segno zodiacale dellOfiuco
    ⛏	piccone
    ⛑	elmetto con croce bianca
    ⛓	catene
    ⛔	segnale di divieto di accesso
    ⛩	santuario shintoista
    ⛪	chiesa
    ⛰	montagna
    ⛱	ombrellone
    ⛲	fontana
    ⛳	bandiera in buca
    ⛴	traghetto
    ⛵	barca a vela
    ⛷	sciatore
    ⛸	pattinaggio su ghiaccio
    ⛹	persona che fa rimbalzare una palla
    ⛹♀	donna che fa rimbalzare una palla
    ⛹♂	uomo che fa rimbalzare una palla
    ⛺	tenda
    ⛽	stazione di servizio
    ✂	forbici
    ✅	pulsante segno di spunta
    ✈	aeroplano
    ✉	busta
    ✊	pugno
    ✋	mano alzata
    ✌	vittoria
    ✍	mano che scrive
    ✏	matita
    ✒	pennino
    ✔	segno di spunta
    ✖	moltiplicazione
    ✝	croce latina
    ✡	stella di David
    ✨	stelline
    ✳	asterisco
    ✴	stella stilizzata
    ❄	fiocco di neve
    ❇	scintilla stilizzata
    ❌	croce
    ❎	croce con quadrato
    ❓	punto interrogativo rosso
    ❔	punto interrogativo bianco
    ❕	punto esclamativo bianco
    ❗	punto esclamativo rosso
    ❣	punto esclamativo a cuore
    ❤	cuore rosso
    ❤🔥	cuore in fiamme
    ❤🩹	cuore guarito
    ➕	addizione
    ➖	sottrazione
    ➗	divisione
    ➡	freccia rivolta verso destra
    ➰	occhiello
    ➿	doppio occhiello
    ⤴	freccia curva in alto
    ⤵	freccia curva in basso
    ⨧	segno più con pedice due
    ⨯	prodotto vettoriale
    ⨼	prodotto interno
    ⩣	operatore logico or con barra inferiore doppia
    ⩽	minore di sopra uguale a obliquo
    ⪍	minore di sopra circa uguale
    ⪚	uguale doppio sopra maggiore di
    ⪺	segue sopra non quasi uguale
    ⬅	freccia rivolta a sinistra
    ⬆	freccia rivolta verso lalto
    ⬇	freccia rivolta verso il basso
    ⬛	quadrato nero grande
    ⬜	quadrato bianco grande
    ⭐	stella
    ⭕	cerchio rosso vuoto
    、	virgola ideografica
    。	punto ideografico
    〈	parentesi angolare aperta
    〉	parentesi angolare chiusa
    《	parentesi angolare doppia aperta
    》	parentesi angolare doppia chiusa
    「	mezza parentesi quadra aperta in alto
    」	mezza parentesi quadra chiusa in basso
    『	mezza parentesi quadra vuota aperta in alto
    』	mezza parentesi quadra vuota chiusa in basso
    【	parentesi lenticolare piena aperta
    】	parentesi lenticolare piena chiusa
    〔	parentesi quadra spezzata aperta
    〕	parentesi quadra spezzata chiusa
    〖	parentesi lenticolare vuota aperta
    〗	parentesi lenticolare vota chiusa
    〰	trattino ondulato
    〽	simbolo di alternanza delle parti
    ・	punto mediano katakana
    ㊗	ideogramma giapponese di Congratulazioni
    ㊙	ideogramma giapponese di Segreto
    ﷼	rial
    🀄	tessera Mahjong
    🃏	jolly
    🅰	gruppo sanguigno A
    🅱	gruppo sanguigno B
    🅾	gruppo sanguigno 0
    🅿	pulsante P
    🆎	gruppo sanguigno AB
    🆑	pulsante CL
    🆒	pulsante COOL
    🆓	pulsante FREE
    🆔	pulsante ID
    🆕	pulsante NEW
    🆖	pulsante NG
    🆗	pulsante OK
    🆘	pulsante SOS
    🆙	pulsante UP
    🆚	pulsante VS
    🇦🇨	bandiera Isola Ascensione
    🇦🇩	bandiera Andorra
    🇦🇪	bandiera Emirati Arabi Uniti
    🇦🇫	bandiera Afghanistan
    🇦🇬	bandiera Antigua e Barbuda
    🇦🇮	bandiera Anguilla
    🇦🇱	bandiera Albania
    🇦🇲	bandiera Armenia
    🇦🇴	bandiera Angola
    🇦🇶	bandiera Antartide
    🇦🇷	bandiera Argentina
    🇦🇸	bandiera Samoa americane
    🇦🇹	bandiera Austria
    🇦🇺	bandiera Australia
    🇦🇼	bandiera Aruba
    🇦🇽	bandiera Isole Åland
    🇦🇿	bandiera Azerbaigian
    🇧🇦	bandiera Bosnia ed Erzegovina
    🇧🇧	bandiera Barbados
    🇧🇩	bandiera Bangladesh
    🇧🇪	bandiera Belgio
    🇧🇫	bandiera Burkina Faso
    🇧🇬	bandiera Bulgaria
    🇧🇭	bandiera Bahrein
    🇧🇮	bandiera Burundi
    🇧🇯	bandiera Benin
    🇧🇱	bandiera Saint-Barthélemy
    🇧🇲	bandiera Bermuda
    🇧🇳	bandiera Brunei
    🇧🇴	bandiera Bolivia
    🇧🇶	bandiera Caraibi olandesi
    🇧🇷	bandiera Brasile
    🇧🇸	bandiera Bahamas
    🇧🇹	bandiera Bhutan
    🇧🇻	bandiera Isola Bouvet
    🇧🇼	bandiera Botswana
    🇧🇾	bandiera Bielorussia
    🇧🇿	bandiera Belize
    🇨🇦	bandiera Canada
    🇨🇨	bandiera Isole Cocos Keeling
    🇨🇩	bandiera Congo - Kinshasa
    🇨🇫	bandiera Repubblica Centrafricana
    🇨🇬	bandiera Congo-Brazzaville
    🇨🇭	bandiera Svizzera
    🇨🇮	bandiera Costa dAvorio
    🇨🇰	bandiera Isole Cook
    🇨🇱	bandiera Cile
    🇨🇲	bandiera Camerun
    🇨🇳	bandiera Cina
    🇨🇴	bandiera Colombia
    🇨🇵	bandiera Isola di Clipperton
    🇨🇷	bandiera Costa Rica
    🇨🇺	bandiera Cuba
    🇨🇻	bandiera Capo Verde
    🇨🇼	bandiera Curaçao
    🇨🇽	bandiera Isola Christmas
    🇨🇾	bandiera Cipro
    🇨🇿	bandiera Cechia
    🇩🇪	bandiera Germania
    🇩🇬	bandiera Diego Garcia
    🇩🇯	bandiera Gibuti
    🇩🇰	bandiera Danimarca
    🇩🇲	bandiera Dominica
    🇩🇴	bandiera Repubblica Dominicana
    🇩🇿	bandiera Algeria
    🇪🇦	bandiera Ceuta e Melilla
    🇪🇨	bandiera Ecuador
    🇪🇪	bandiera Estonia
    🇪🇬	bandiera Egitto
    🇪🇭	bandiera Sahara occidentale
    🇪🇷	bandiera Eritrea
    🇪🇸	bandiera Spagna
    🇪🇹	bandiera Etiopia
    🇪🇺	bandiera Unione europea
    🇫🇮	bandiera Finlandia
    🇫🇯	bandiera Figi
    🇫🇰	bandiera Isole Falkland
    🇫🇲	bandiera Micronesia
    🇫🇴	bandiera Isole Fær Øer
    🇫🇷	bandiera Francia
    🇬🇦	bandiera Gabon
    🇬🇧	bandiera Regno Unito
    🇬🇩	bandiera Grenada
    🇬🇪	bandiera Georgia
    🇬🇫	bandiera Guyana francese
    🇬🇬	bandiera Guernsey
    🇬🇭	bandiera Ghana
    🇬🇮	bandiera Gibilterra
    🇬🇱	bandiera Groenlandia
    🇬🇲	bandiera Gambia
    🇬🇳	bandiera Guinea
    🇬🇵	bandiera Guadalupa
    🇬🇶	bandiera Guinea Equatoriale
    🇬🇷	bandiera Grecia
    🇬🇸	bandiera Georgia del Sud e Sandwich australi
    🇬🇹	bandiera Guatemala
    🇬🇺	bandiera Guam
    🇬🇼	bandiera Guinea-Bissau
    🇬🇾	bandiera Guyana
    🇭🇰	bandiera RAS di Hong Kong
    🇭🇲	bandiera Isole Heard e McDonald
    🇭🇳	bandiera Honduras
    🇭🇷	bandiera Croazia
    🇭🇹	bandiera Haiti
    🇭🇺	bandiera Ungheria
    🇮🇨	bandiera Isole Canarie
    🇮🇩	bandiera Indonesia
    🇮🇪	bandiera Irlanda
    🇮🇱	bandiera Israele
    🇮🇲	bandiera Isola di Man
    🇮🇳	bandiera India
    🇮🇴	bandiera Territorio britannico dellOceano Indiano
    🇮🇶	bandiera Iraq
    🇮🇷	bandiera Iran
    🇮🇸	bandiera Islanda
    🇮🇹	bandiera Italia
    🇯🇪	bandiera Jersey
    🇯🇲	bandiera Giamaica
    🇯🇴	bandiera Giordania
    🇯🇵	bandiera Giappone
    🇰🇪	bandiera Kenya
    🇰🇬	bandiera Kirghizistan
    🇰🇭	bandiera Cambogia
    🇰🇮	bandiera Kiribati
    🇰🇲	bandiera Comore
    🇰🇳	bandiera Saint Kitts e Nevis
    🇰🇵	bandiera Corea del Nord
    🇰🇷	bandiera Corea del Sud
    🇰🇼	bandiera Kuwait
    🇰🇾	bandiera Isole Cayman
    🇰🇿	bandiera Kazakistan
    🇱🇦	bandiera Laos
    🇱🇧	bandiera Libano
    🇱🇨	bandiera Saint Lucia
    🇱🇮	bandiera Liechtenstein
    🇱🇰	bandiera Sri Lanka
    🇱🇷	bandiera Liberia
    🇱🇸	bandiera Lesotho
    🇱🇹	bandiera Lituania
    🇱🇺	bandiera Lussemburgo
    🇱🇻	bandiera Lettonia
    🇱🇾	bandiera Libia
    🇲🇦	bandiera Marocco
    🇲🇨	bandiera Monaco
    🇲🇩	bandiera Moldavia
    🇲🇪	bandiera Montenegro
    🇲🇫	bandiera Saint Martin
    🇲🇬	bandiera Madagascar
    🇲🇭	bandiera Isole Marshall
    🇲🇰	bandiera Macedonia del Nord
    🇲🇱	bandiera Mali
    🇲🇲	bandiera Myanmar Birmania
    🇲🇳	bandiera Mongolia
    🇲🇴	bandiera RAS di Macao
    🇲🇵	bandiera Isole Marianne settentrionali
    🇲🇶	bandiera Martinica
    🇲🇷	bandiera Mauritania
    🇲🇸	bandiera Montserrat
    🇲🇹	bandiera Malta
    🇲🇺	bandiera Mauritius
    🇲🇻	bandiera Maldive
    🇲🇼	bandiera Malawi
    🇲🇽	bandiera Messico
    🇲🇾	bandiera Malaysia
    🇲🇿	bandiera Mozambico
    🇳🇦	bandiera Namibia
    🇳🇨	bandiera Nuova Caledonia
    🇳🇪	bandiera Niger
    🇳🇫	bandiera Isola Norfolk
    🇳🇬	bandiera Nigeria
    🇳🇮	bandiera Nicaragua
    🇳🇱	bandiera Paesi Bassi
    🇳🇴	bandiera Norvegia
    🇳🇵	bandiera Nepal
    🇳🇷	bandiera Nauru
    🇳🇺	bandiera Niue
    🇳🇿	bandiera Nuova Zelanda
    🇴🇲	bandiera Oman
    🇵🇦	bandiera Panamá
    🇵🇪	bandiera Perù
    🇵🇫	bandiera Polinesia francese
    🇵🇬	bandiera Papua Nuova Guinea
    🇵🇭	bandiera Filippine
    🇵🇰	bandiera Pakistan
    🇵🇱	bandiera Polonia
    🇵🇲	bandiera Saint-Pierre e Miquelon
    🇵🇳	bandiera Isole Pitcairn
    🇵🇷	bandiera Portorico
    🇵🇸	bandiera Territori palestinesi
    🇵🇹	bandiera Portogallo
    🇵🇼	bandiera Palau
    🇵🇾	bandiera Paraguay
    🇶🇦	bandiera Qatar
    🇷🇪	bandiera Riunione
    🇷🇴	bandiera Romania
    🇷🇸	bandiera Serbia
    🇷🇺	bandiera Russia
    🇷🇼	bandiera Ruanda
    🇸🇦	bandiera Arabia Saudita
    🇸🇧	bandiera Isole Salomone
    🇸🇨	bandiera Seychelles
    🇸🇩	bandiera Sudan
    🇸🇪	bandiera Svezia
    🇸🇬	bandiera Singapore
    🇸🇭	bandiera SantElena
    🇸🇮	bandiera Slovenia
    🇸🇯	bandiera Svalbard e Jan Mayen
    🇸🇰	bandiera Slovacchia
    🇸🇱	bandiera Sierra Leone
    🇸🇲	bandiera San Marino
    🇸🇳	bandiera Senegal
    🇸🇴	bandiera Somalia
    🇸🇷	bandiera Suriname
    🇸🇸	bandiera Sud Sudan
    🇸🇹	bandiera São Tomé e Príncipe
    🇸🇻	bandiera El Salvador
    🇸🇽	bandiera Sint Maarten
    🇸🇾	bandiera Siria
    🇸🇿	bandiera Swaziland
    🇹🇦	bandiera Tristan da Cunha
    🇹🇨	bandiera Isole Turks e Caicos
    🇹🇩	bandiera Ciad
    🇹🇫	bandiera Terre australi francesi
    🇹🇬	bandiera Togo
    🇹🇭	bandiera Thailandia
    🇹🇯	bandiera Tagikistan
    🇹🇰	bandiera Tokelau
    🇹🇱	bandiera Timor Est
    🇹🇲	bandiera Turkmenistan
    🇹🇳	bandiera Tunisia
    🇹🇴	bandiera Tonga
    🇹🇷	bandiera Turchia
    🇹🇹	bandiera Trinidad e Tobago
    🇹🇻	bandiera Tuvalu
    🇹🇼	bandiera Taiwan
    🇹🇿	bandiera Tanzania
    🇺🇦	bandiera Ucraina
    🇺🇬	bandiera Uganda
    🇺🇲	bandiera Altre isole americane del Pacifico
    🇺🇳	bandiera Nazioni Unite
    🇺🇸	bandiera Stati Uniti
    🇺🇾	bandiera Uruguay
    🇺🇿	bandiera Uzbekistan
    🇻🇦	bandiera Città del Vaticano
    🇻🇨	bandiera Saint Vincent e Grenadine
    🇻🇪	bandiera Venezuela
    🇻🇬	bandiera Isole Vergini Britanniche
    🇻🇮	bandiera Isole Vergini Americane
    🇻🇳	bandiera Vietnam
    🇻🇺	bandiera Vanuatu
    🇼🇫	bandiera Wallis e Futuna
    🇼🇸	bandiera Samoa
    🇽🇰	bandiera Kosovo
    🇾🇪	bandiera Yemen
    🇾🇹	bandiera Mayotte
    🇿🇦	bandiera Sudafrica
    🇿🇲	bandiera Zambia
    🇿🇼	bandiera Zimbabwe
    🈁	ideogramma giapponese per Qui
    🈂	ideogramma giapponese di Costo del servizio
    🈚	ideogramma giapponese di Gratis
    🈯	ideogramma giapponese di Riservato
    🈲	ideogramma giapponese di Proibito
    🈳	ideogramma giapponese di Posto libero
    🈴	ideogramma giapponese di Voto di sufficienza
    🈵	ideogramma giapponese di Nessun posto libero
    🈶	ideogramma giapponese di A pagamento
    🈷	ideogramma giapponese di Importo mensile
    🈸	ideogramma giapponese di Candidatura
    🈹	ideogramma giapponese di Sconto
    🈺	ideogramma giapponese di Aperto al pubblico
    🉐	ideogramma giapponese di Occasione
    🉑	ideogramma giapponese di Accettabile
    🌀	ciclone
    🌁	nebbioso
    🌂	ombrello chiuso
    🌃	notte stellata
    🌄	alba sulle montagne
    🌅	alba
    🌆	città al tramonto
    🌇	tramonto
    🌈	arcobaleno
    🌉	ponte di notte
    🌊	onda
    🌋	vulcano
    🌌	Via Lattea
    🌍	Europa e Africa
    🌎	America
    🌏	Asia e Australia
    🌐	globo con meridiani
    🌑	luna nuova
    🌒	luna crescente
    🌓	primo quarto di luna
    🌔	luna gibbosa crescente
    🌕	luna piena
    🌖	luna gibbosa calante
    🌗	ultimo quarto di luna
    🌘	luna calante
    🌙	spicchio di luna
    🌚	faccina luna nuova
    🌛	faccina primo quarto di luna
    🌜	faccina ultimo quarto di luna
    🌝	faccina luna piena
    🌞	faccina sole
    🌟	stella che brilla
    🌠	stella cadente
    🌡	termometro
    🌤	parzialmente nuvoloso
    🌥	molto nuvoloso
    🌦	sole coperto e pioggia
    🌧	pioggia
    🌨	neve
    🌩	fulmini
    🌪	tornado
    🌫	nebbia
    🌬	vento
    🌭	hot dog
    🌮	taco
    🌯	burrito
    🌰	castagna
    🌱	germoglio
    🌲	albero sempreverde
    🌳	albero deciduo
    🌴	palma
    🌵	cactus
    🌶	peperoncino
    🌷	tulipano
    🌸	fiore di ciliegio
    🌹	rosa
    🌺	ibisco
    🌻	girasole
    🌼	fiore
    🌽	pannocchia
    🌾	pianta di riso
    🌿	pianta
    🍀	quadrifoglio
    🍁	foglia dacero
    🍂	foglia caduta
    🍃	foglia al vento
    🍄	fungo
    🍅	pomodoro
    🍆	melanzana
    🍇	uva
    🍈	melone
    🍉	anguria
    🍊	mandarino
    🍋	limone
    🍌	banana
    🍍	ananas
    🍎	mela rossa
    🍏	mela verde
    🍐	pera
    🍑	pesca
    🍒	ciliegie
    🍓	fragola
    🍔	hamburger
    🍕	pizza
    🍖	carne
    🍗	coscia di pollo
    🍘	galletta di riso
    🍙	onigiri
    🍚	riso bollito
    🍛	riso al curry
    🍜	ciotola fumante
    🍝	spaghetti
    🍞	pane in cassetta
    🍟	patatine
    🍠	patata dolce arrosto
    🍡	dango
    🍢	oden giapponese
    🍣	sushi
    🍤	gambero fritto
    🍥	tortino di pesce a spirale
    🍦	cono gelato
    🍧	granita
    🍨	coppa di gelato
    🍩	ciambella
    🍪	biscotto
    🍫	cioccolato
    🍬	caramella
    🍭	lecca lecca
    🍮	budino
    🍯	barattolo di miele
    🍰	fetta di torta
    🍱	bento box
    🍲	pentola di cibo
    🍳	cucinare
    🍴	forchetta e coltello
    🍵	tazza da tè senza manico
    🍶	sakè
    🍷	bicchiere di vino
    🍸	cocktail
    🍹	cocktail tropicale
    🍺	boccale di birra
    🍻	boccali di birra
    🍼	biberon
    🍽	piatto e posate
    🍾	bottiglia stappata
    🍿	popcorn
    🎀	fiocco
    🎁	regalo
    🎂	torta di compleanno
    🎃	zucca di Halloween
    🎄	albero di Natale
    🎅	Babbo Natale
    🎆	fuochi dartificio
    🎇	stellina scintillante
    🎈	palloncino
    🎉	spara coriandoli
    🎊	coriandoli
    🎋	albero di Tanabata
    🎌	bandiere del Giappone incrociate
    🎍	bambù decorato
    🎎	bambole giapponesi
    🎏	aquilone a forma di carpa
    🎐	campana al vento
    🎑	contemplazione della luna
    🎒	zaino
    🎓	cappello da laureato
    🎖	medaglia militare
    🎗	nastro
    🎙	microfono radiofonico
    🎚	cursore del volume
    🎛	manopole di controllo
    🎞	pellicola cinematografica
    🎟	biglietto dingresso
    🎠	cavallo da giostra
    🎡	ruota panoramica
    🎢	montagne russe
    🎣	canna da pesca
    🎤	microfono
    🎥	cinepresa
    🎦	simbolo del cinema
    🎧	cuffie
    🎨	tavolozza
    🎩	cilindro
    🎪	circo
    🎫	biglietto
    🎬	ciak
    🎭	maschere
    🎮	gamepad
    🎯	bersaglio
    🎰	slot machine
    🎱	palla da biliardo
    🎲	dado
    🎳	bowling
    🎴	carta da gioco Hanafuda
    🎵	nota musicale
    🎶	note musicali
    🎷	sassofono
    🎸	chitarra
    🎹	piano
    🎺	tromba
    🎻	violino
    🎼	pentagramma
    🎽	maglia da corsa
    🎾	tennis
    🎿	sci
    🏀	palla da pallacanestro
    🏁	bandiera a scacchi
    🏂	persona sullo snowboard
    🏃	persona che corre
    🏃♀	donna che corre
    🏃♂	uomo che corre
    🏄	persona che fa surf
    🏄♀	surfista donna
    🏄♂	surfista uomo
    🏅	medaglia sportiva
    🏆	coppa
    🏇	ippica
    🏈	football americano
    🏉	pallone da rugby
    🏊	persona che nuota
    🏊♀	nuotatrice
    🏊♂	nuotatore
    🏋	persona che solleva pesi
    🏋♀	donna che solleva pesi
    🏋♂	uomo che solleva pesi
    🏌	persona che gioca a golf
    🏌♀	golfista donna
    🏌♂	golfista uomo
    🏍	motocicletta
    🏎	auto da corsa
    🏏	cricket
    🏐	palla da pallavolo
    🏑	hockey su prato
    🏒	hockey su ghiaccio
    🏓	ping pong
    🏔	montagna innevata
    🏕	campeggio
    🏖	spiaggia con ombrellone
    🏗	edificio in costruzione
    🏘	case
    🏙	paesaggio urbano
    🏚	casa in rovina
    🏛	edificio classico
    🏜	deserto
    🏝	isola deserta
    🏞	parco nazionale
    🏟	stadio
    🏠	casa
    🏡	casa con giardino
    🏢	edificio
    🏣	ufficio postale giapponese
    🏤	ufficio postale
    🏥	ospedale
    🏦	banca
    🏧	simbolo dello sportello bancomat
    🏨	hotel
    🏩	love hotel
    🏪	minimarket
    🏫	scuola
    🏬	grande magazzino
    🏭	fabbrica
    🏮	lanterna rossa
    🏯	castello giapponese
    🏰	castello
    🏳	bandiera bianca
    🏳⚧	bandiera transgender
    🏳🌈	bandiera arcobaleno
    🏴	bandiera nera
    🏴☠	bandiera dei pirati
    🏵	rosetta
    🏷	etichetta
    🏸	badminton
    🏹	arco e freccia
    🏺	anfora
    🐀	ratto
    🐁	topo
    🐂	bue
    🐃	bufalo dacqua
    🐄	mucca
    🐅	tigre
    🐆	leopardo
    🐇	coniglio
    🐈	gatto
    🐈⬛	gatto nero
    🐉	drago
    🐊	coccodrillo
    🐋	balena
    🐌	lumaca
    🐍	serpente
    🐎	cavallo
    🐏	montone
    🐐	capra
    🐑	pecora
    🐒	scimmia
    🐓	gallo
    🐔	gallina
    🐕	cane
    🐕🦺	cane da assistenza
    🐖	maiale
    🐗	cinghiale
    🐘	elefante
    🐙	polpo
    🐚	conchiglia
    🐛	insetto
    🐜	formica
    🐝	ape
    🐞	coccinella
    🐟	pesce
    🐠	pesce tropicale
    🐡	pesce palla
    🐢	tartaruga
    🐣	pulcino che nasce
    🐤	pulcino
    🐥	pulcino visto di fronte
    🐦	uccello
    🐧	pinguino
    🐨	koala
    🐩	barboncino
    🐪	dromedario
    🐫	cammello
    🐬	delfino
    🐭	muso di topo
    🐮	muso di mucca
    🐯	muso di tigre
    🐰	muso di coniglio
    🐱	muso di gatto
    🐲	testa di drago
    🐳	balena che spruzza acqua
    🐴	muso di cavallo
    🐵	muso di scimmia
    🐶	muso di cane
    🐷	muso di maiale
    🐸	rana
    🐹	criceto
    🐺	lupo
    🐻	orso
    🐻❄	orso polare
    🐼	panda
    🐽	naso da maiale
    🐾	impronte di zampe
    🐿	scoiattolo
    👀	occhi
    👁	occhio
    👁🗨	occhio nel fumetto
    👂	orecchio
    👃	naso
    👄	bocca
    👅	lingua
    👆	indice alzato
    👇	indice abbassato
    👈	indice verso sinistra
    👉	indice verso destra
    👊	pugno chiuso
    👋	mano che saluta
    👌	mano che fa OK
    👍	pollice in su
    👎	pollice verso
    👏	mani che applaudono
    👐	mani aperte
    👑	corona
    👒	cappello da donna
    👓	occhiali da vista
    👔	cravatta
    👕	t-shirt
    👖	jeans
    👗	vestito
    👘	kimono
    👙	bikini
    👚	maglietta da donna
    👛	borsellino
    👜	borsa
    👝	pochette
    👞	scarpa da uomo
    👟	scarpa sportiva
    👠	scarpa con il tacco
    👡	sandalo da donna
    👢	stivale da donna
    👣	impronta di piedi
    👤	profilo di persona
    👥	profilo di due persone
    👦	bambino
    👧	bambina
    👨	uomo
    👨⚕	operatore sanitario
    👨⚖	giudice uomo
    👨✈	pilota uomo
    👨❤👨	coppia con cuore uomo e uomo
    👨❤💋👨	bacio tra coppia uomo e uomo
    👨🌾	contadino
    👨🍳	cuoco
    👨🍼	uomo che allatta
    👨🎓	studente maschio
    👨🎤	cantante uomo
    👨🎨	artista uomo
    👨🏫	professore
    👨🏭	operaio
    👨👦	famiglia uomo e bambino
    👨👦👦	famiglia uomo bambino e bambino
    👨👧	famiglia uomo e bambina
    👨👧👦	famiglia uomo bambina e bambino
    👨👧👧	famiglia uomo bambina e bambina
    👨👨👦	famiglia uomo uomo e bambino
    👨👨👦👦	famiglia uomo uomo bambino e bambino
    👨👨👧	famiglia uomo uomo e bambina
    👨👨👧👦	famiglia uomo uomo bambina e bambino
    👨👨👧👧	famiglia uomo uomo bambina e bambina
    👨👩👦	famiglia uomo donna e bambino
    👨👩👦👦	famiglia uomo donna bambino e bambino
    👨👩👧	famiglia uomo donna e bambina
    👨👩👧👦	famiglia uomo donna bambina e bambino
    👨👩👧👧	famiglia uomo donna bambina e bambina
    👨💻	tecnologo
    👨💼	impiegato
    👨🔧	meccanico uomo
    👨🔬	scienziato
    👨🚀	astronauta uomo
    👨🚒	pompiere uomo
    👨🦯	uomo con bastone bianco di orientamento
    👨🦰	uomo capelli rossi
    👨🦱	uomo capelli ricci
    👨🦲	uomo calvo
    👨🦳	uomo capelli bianchi
    👨🦼	uomo su sedia a rotelle motorizzata
    👨🦽	uomo su sedia a rotelle manuale
    👩	donna
    👩⚕	operatrice sanitaria
    👩⚖	giudice donna
    👩✈	pilota donna
    👩❤👨	coppia con cuore donna e uomo
    👩❤👩	coppia con cuore donna e donna
    👩❤💋👨	bacio tra coppia donna e uomo
    👩❤💋👩	bacio tra coppia donna e donna
    👩🌾	contadina
    👩🍳	cuoca
    👩🍼	donna che allatta
    👩🎓	studentessa
    👩🎤	cantante donna
    👩🎨	artista donna
    👩🏫	professoressa
    👩🏭	operaia
    👩👦	famiglia donna e bambino
    👩👦👦	famiglia donna bambino e bambino
    👩👧	famiglia donna e bambina
    👩👧👦	famiglia donna bambina e bambino
    👩👧👧	famiglia donna bambina e bambina
    👩👩👦	famiglia donna donna e bambino
    👩👩👦👦	famiglia donna donna bambino e bambino
    👩👩👧	famiglia donna donna e bambina
    👩👩👧👦	famiglia donna donna bambina e bambino
    👩👩👧👧	famiglia donna donna bambina e bambina
    👩💻	tecnologa
    👩💼	impiegata
    👩🔧	meccanico donna
    👩🔬	scienziata
    👩🚀	astronauta donna
    👩🚒	pompiere donna
    👩🦯	donna con bastone bianco di orientamento
    👩🦰	donna capelli rossi
    👩🦱	donna capelli ricci
    👩🦲	donna calvo
    👩🦳	donna capelli bianchi
    👩🦼	donna su sedia a rotelle motorizzata
    👩🦽	donna su sedia a rotelle manuale
    👪	famiglia
    👫	uomo e donna che si tengono per mano
    👬	due uomini che si tengono per mano
    👭	due donne che si tengono per mano
    👮	agente di polizia
    👮♀	poliziotta
    👮♂	poliziotto uomo
    👯	persone con orecchie da coniglio
    👯♀	donne con orecchie da coniglio
    👯♂	uomini con orecchie da coniglio
    👰	persona con velo
    👰♀	sposa con velo
    👰♂	sposo con velo
    👱	persona bionda
    👱♀	donna bionda
    👱♂	uomo biondo
    👲	uomo con zucchetto cinese
    👳	persona con turbante
    👳♀	donna con turbante
    👳♂	uomo con turbante
    👴	uomo anziano
    👵	donna anziana
    👶	neonato
    👷	operaio edile
    👷♀	operaia edile
    👷♂	operaio edile uomo
    👸	principessa
    👹	orco
    👺	goblin
    👻	fantasma
    👼	angioletto
    👽	alieno
    👾	mostro alieno
    👿	faccina arrabbiata con corna
    💀	teschio
    💁	persona al punto informazioni
    💁♀	donna al punto informazioni
    💁♂	uomo al punto informazioni
    💂	guardia
    💂♀	guardia donna
    💂♂	guardia uomo
    💃	donna che balla
    💄	rossetto
    💅	smalto per unghie
    💆	persona che riceve un massaggio
    💆♀	donna che riceve un massaggio
    💆♂	uomo che riceve un massaggio
    💇	taglio di capelli
    💇♀	taglio di capelli per donna
    💇♂	taglio di capelli per uomo
    💈	barbiere
    💉	siringa
    💊	pillola
    💋	impronta della bocca
    💌	lettera damore
    💍	anello
    💎	gemma
    💏	bacio tra coppia
    💐	mazzo di fiori
    💑	coppia con cuore
    💒	chiesa per matrimonio
    💓	cuore che batte
    💔	cuore infranto
    💕	due cuori
    💖	cuore che luccica
    💗	cuore che cresce
    💘	cuore con freccia
    💙	cuore azzurro
    💚	cuore verde
    💛	cuore giallo
    💜	cuore viola
    💝	cuore con fiocco
    💞	cuori che girano
    💟	decorazione con cuore
    💠	petalo di fiore
    💡	lampadina
    💢	rabbia
    💣	bomba
    💤	sonno
    💥	collisione
    💦	gocce di sudore
    💧	goccia
    💨	nuvola di polvere
    💩	cacca
    💪	bicipite
    💫	stella con scia
    💬	fumetto
    💭	nuvoletta
    💮	fiore bianco
    💯	100 punti
    💰	sacco di soldi
    💱	cambio valuta
    💲	Dollaro
    💳	carta di credito
    💴	banconota Yen
    💵	banconota Dollaro
    💶	banconota Euro
    💷	banconota Sterlina
    💸	soldi con le ali
    💹	grafico ascendente
    💺	sedile
    💻	computer portatile
    💼	valigetta 24 ore
    💽	minidisc
    💾	floppy disc
    💿	disco ottico
    📀	DVD
    📁	cartella file
    📂	cartella aperta
    📃	pagina con piega
    📄	pagina
    📅	calendario
    📆	calendario a strappo
    📇	schedario
    📈	grafico con andamento positivo
    📉	grafico con andamento negativo
    📊	grafico a barre
    📋	portablocco
    📌	puntina
    📍	puntina arrotondata
    📎	graffetta
    📏	righello
    📐	squadra
    📑	etichette segnalibro
    📒	quaderno ad anelli
    📓	quaderno
    📔	quaderno con copertina decorata
    📕	libro chiuso
    📖	libro aperto
    📗	libro verde
    📘	libro blu
    📙	libro arancione
    📚	libri
    📛	tesserino per nome
    📜	pergamena
    📝	memo
    📞	cornetta
    📟	cercapersone
    📠	fax
    📡	antenna satellitare
    📢	altoparlante
    📣	megafono
    📤	posta inviata
    📥	posta ricevuta
    📦	pacco
    📧	e-mail
    📨	posta in arrivo
    📩	posta in uscita
    📪	cassetta postale chiusa bandierina abbassata
    📫	cassetta postale chiusa bandierina alzata
    📬	cassetta postale aperta bandierina alzata
    📭	cassetta postale aperta bandierina abbassata
    📮	cassetta delle lettere
    📯	corno postale
    📰	quotidiano
    📱	telefono cellulare
    📲	telefono cellulare con freccia
    📳	modalità vibrazione
    📴	cellulare spento
    📵	simbolo che vieta luso dei cellulari
    📶	segnale cellulare
    📷	fotocamera
    📸	fotocamera con flash
    📹	videocamera
    📺	televisore
    📻	radio
    📼	videocassetta
    📽	proiettore cinematografico
    📿	rosario
    🔀	pulsante di riproduzione casuale
    🔁	pulsante di ripetizione della riproduzione
    🔂	pulsante di ripetizione della riproduzione di una traccia
    🔃	frecce verticali che ruotano in senso orario
    🔄	frecce che ruotano in senso antiorario
    🔅	luminosità bassa
    🔆	luminosità elevata
    🔇	altoparlante disattivato
    🔈	altoparlante a volume basso
    🔉	altoparlante a volume intermedio
    🔊	altoparlante a volume alto
    🔋	batteria
    🔌	spina elettrica
    🔍	lente di ingrandimento rivolta a sinistra
    🔎	lente di ingrandimento rivolta a destra
    🔏	lucchetto con penna stilo
    🔐	lucchetto chiuso con chiave
    🔑	chiave
    🔒	lucchetto chiuso
    🔓	lucchetto aperto
    🔔	campana
    🔕	campana sbarrata
    🔖	segnalibro
    🔗	collegamento
    🔘	pulsante rotondo
    🔙	freccia BACK
    🔚	freccia END
    🔛	freccia ON
    🔜	freccia SOON
    🔝	freccia TOP
    🔞	simbolo di divieto ai minorenni
    🔟	tasto 10
    🔠	pulsante con lettere latine maiuscole
    🔡	pulsante con lettere latine minuscole
    🔢	pulsante con numeri
    🔣	pulsante con simboli
    🔤	pulsante con lettere latine
    🔥	fuoco
    🔦	torcia
    🔧	chiave inglese
    🔨	martello
    🔩	vite e bullone
    🔪	coltello da cucina
    🔫	pistola ad acqua
    🔬	microscopio
    🔭	telescopio
    🔮	sfera di cristallo
    🔯	stella a sei punte
    🔰	ideogramma giapponese di Principiante
    🔱	tridente
    🔲	tasto quadrato bianco con bordo nero
    🔳	tasto quadrato nero con bordo bianco
    🔴	cerchio rosso
    🔵	cerchio blu
    🔶	rombo arancione grande
    🔷	rombo blu grande
    🔸	rombo arancione piccolo
    🔹	rombo blu piccolo
    🔺	triangolo rosso con punta verso lalto
    🔻	triangolo rosso con punta verso il basso
    🔼	pulsante a triangolo rivolto verso lalto
    🔽	pulsante a triangolo rivolto verso il basso
    🕉	Om
    🕊	colomba
    🕋	Kaaba
    🕌	moschea
    🕍	sinagoga
    🕎	Menorah
    🕐	ore una
    🕑	ore due
    🕒	ore tre
    🕓	ore quattro
    🕔	ore cinque
    🕕	ore sei
    🕖	ore sette
    🕗	ore otto
    🕘	ore nove
    🕙	ore dieci
    🕚	ore undici
    🕛	ore dodici
    🕜	ore una e mezza
    🕝	ore due e mezza
    🕞	ore tre e mezza
    🕟	ore quattro e mezza
    🕠	ore cinque e mezza
    🕡	ore sei e mezza
    🕢	ore sette e mezza
    🕣	ore otto e mezza
    🕤	ore nove e mezza
    🕥	ore dieci e mezza
    🕦	ore undici e mezza
    🕧	ore dodici e mezza
    🕯	candela
    🕰	orologio da mensola
    🕳	buco
    🕴	uomo con completo che levita
    🕵	detective
    🕵♀	investigatrice
    🕵♂	investigatore
    🕶	occhiali da sole
    🕷	ragno
    🕸	ragnatela
    🕹	joystick
    🕺	uomo che balla
    🖇	graffette attaccate
    🖊	penna a sfera
    🖋	penna stilografica
    🖌	pennello
    🖍	pastello a cera
    🖐	mano aperta
    🖕	dito medio
    🖖	saluto vulcaniano
    🖤	cuore nero
    🖥	computer fisso
    🖨	stampante
    🖱	mouse
    🖲	trackball
    🖼	quadro incorniciato
    🗂	divisori per schedario
    🗃	schedario da tavolo
    🗄	schedario da ufficio
    🗑	cestino
    🗒	blocco per appunti con spirale
    🗓	calendario a spirale
    🗜	morsetto
    🗝	chiave antica
    🗞	quotidiano arrotolato
    🗡	pugnale
    🗣	persona che parla
    🗨	nuvoletta nera
    🗯	nuvoletta rabbia
    🗳	urna elettorale con scheda
    🗺	mappa mondiale
    🗻	Monte Fuji
    🗼	Torre di Tokyo
    🗽	Statua della Libertà
    🗾	mappa del Giappone
    🗿	Moai
    😀	faccina con un gran sorriso
    😁	faccina raggiante con occhi felici
    😂	faccina con lacrime di gioia
    😃	faccina con un gran sorriso e occhi spalancati
    😄	faccina con sorriso e occhi sorridenti
    😅	faccina con un gran sorriso e goccia di sudore
    😆	sorriso a bocca aperta con occhi chiusi
    😇	faccina con sorriso e aureola
    😈	faccina con sorriso e corna
    😉	faccina che fa locchiolino
    😊	faccina con occhi sorridenti
    😋	faccina che si lecca i baffi
    😌	faccina sollevata
    😍	faccina con sorriso e occhi a cuore
    😎	faccina con sorriso e occhiali da sole
    😏	faccina con sorrisetto
    😐	faccina neutra
    😑	faccina inespressiva
    😒	faccina contrariata
    😓	faccina abbattuta sudata
    😔	faccina pensierosa
    😕	faccina confusa
    😖	faccina frustrata
    😗	faccina che bacia
    😘	faccina che manda un bacio
    😙	faccina che bacia con occhi sorridenti
    😚	faccina che bacia con occhi chiusi
    😛	faccina che mostra la lingua
    😜	faccina che fa locchiolino e mostra la lingua
    😝	faccina con un gran sorriso che mostra la lingua
    😞	faccina delusa
    😟	faccina preoccupata
    😠	faccina arrabbiata
    😡	faccina accigliata
    😢	faccina che piange
    😣	faccina perseverante
    😤	faccina che sbuffa
    😥	faccina delusa ma sollevata
    😦	faccina imbronciata con bocca aperta
    😧	faccina angosciata
    😨	faccina impaurita
    😩	faccina esausta
    😪	faccina assonnata
    😫	faccina stanca
    😬	faccina con smorfia
    😭	faccina disperata
    😮	faccina con bocca aperta
    😮💨	faccina che espira
    😯	faccina sorpresa
    😰	faccina sudata in ansia
    😱	faccina terrorizzata
    😲	faccina stupita
    😳	faccina imbarazzata
    😴	faccina che dorme
    😵	faccina frastornata
    😵💫	faccina con occhi a spirale
    😶	faccina senza bocca
    😶🌫	testa tra le nuvole
    😷	faccina con mascherina
    😸	gatto che sogghigna
    😹	gatto con lacrime di gioia
    😺	gatto che sorride
    😻	gatto innamorato
    😼	gatto con sorriso sarcastico
    😽	gatto che manda baci
    😾	gatto imbronciato
    😿	gatto che piange
    🙀	gatto esterrefatto
    🙁	faccina leggermente imbronciata
    🙂	faccina con sorriso accennato
    🙃	faccina sottosopra
    🙄	faccina con occhi al cielo
    🙅	persona che fa segno di no
    🙅♀	donna con gesto di rifiuto
    🙅♂	uomo con gesto di rifiuto
    🙆	persona con gesto OK
    🙆♀	donna con gesto OK
    🙆♂	uomo con gesto OK
    🙇	persona che fa un inchino profondo
    🙇♀	donna che fa inchino profondo
    🙇♂	uomo che fa inchino profondo
    🙈	non vedo
    🙉	non sento
    🙊	non parlo
    🙋	persona con mano alzata
    🙋♀	donna con mano alzata
    🙋♂	uomo con mano alzata
    🙌	mani alzate
    🙍	persona corrucciata
    🙍♀	donna corrucciata
    🙍♂	uomo corrucciato
    🙎	persona imbronciata
    🙎♀	donna imbronciata
    🙎♂	uomo imbronciato
    🙏	mani giunte
    🚀	razzo
    🚁	elicottero
    🚂	locomotiva
    🚃	vagone
    🚄	treno alta velocità
    🚅	treno alta velocità punta arrotondata
    🚆	treno
    🚇	metropolitana
    🚈	metrotranvia
    🚉	stazione
    🚊	tram
    🚋	vagone del tram
    🚌	bus
    🚍	bus in arrivo
    🚎	filobus
    🚏	fermata dellautobus
    🚐	pulmino
    🚑	ambulanza
    🚒	camion dei pompieri
    🚓	macchina della polizia
    🚔	macchina della polizia in arrivo
    🚕	taxi
    🚖	taxi in arrivo
    🚗	auto
    🚘	auto in arrivo
    🚙	SUV
    🚚	camion
    🚛	autoarticolato
    🚜	trattore
    🚝	monorotaia
    🚞	ferrovia di montagna
    🚟	ferrovia sospesa
    🚠	funivia
    🚡	funivia aerea
    🚢	nave
    🚣	persona in barca a remi
    🚣♀	donna in barca a remi
    🚣♂	uomo in barca a remi
    🚤	motoscafo
    🚥	semaforo orizzontale
    🚦	semaforo verticale
    🚧	area cantiere
    🚨	lampeggiante
    🚩	bandierina rossa
    🚪	porta
    🚫	segnale di divieto
    🚬	sigaretta
    🚭	segnale di vietato fumare
    🚮	simbolo per la raccolta dei rifiuti
    🚯	simbolo del divieto di gettare rifiuti
    🚰	acqua potabile
    🚱	simbolo di acqua non potabile
    🚲	bicicletta
    🚳	segnale di divieto di transito delle biciclette
    🚴	ciclista
    🚴♀	ciclista donna
    🚴♂	ciclista uomo
    🚵	ciclista di mountain bike
    🚵♀	ciclista donna di mountain bike
    🚵♂	ciclista uomo di mountain bike
    🚶	pedone
    🚶♀	donna che cammina
    🚶♂	uomo che cammina
    🚷	simbolo del divieto di transito pedoni
    🚸	attraversamento bambini
    🚹	simbolo del bagno degli uomini
    🚺	simbolo del bagno delle donne
    🚻	simbolo dei servizi igienici
    🚼	simbolo con immagine di bambino
    🚽	toilette
    🚾	simbolo del WC
    🚿	doccia
    🛀	persona che fa il bagno
    🛁	vasca
    🛂	simbolo del controllo passaporti
    🛃	simbolo della dogana
    🛄	simbolo del ritiro bagagli
    🛅	simbolo del deposito bagagli
    🛋	divano e lampada
    🛌	persona a letto
    🛍	borse della spesa
    🛎	campanello da hotel
    🛏	letto
    🛐	luogo di culto
    🛑	segnale di stop
    🛒	carrello
    🛕	tempio indù
    🛖	capanna
    🛗	ascensore
    🛝	scivolo
    🛞	ruota
    🛟	salvagente
    🛠	martello e chiave inglese
    🛡	scudo
    🛢	barile di petrolio
    🛣	autostrada
    🛤	binari
    🛥	barca a motore
    🛩	aereo turistico
    🛫	decollo
    🛬	atterraggio
    🛰	satellite
    🛳	nave da crociera
    🛴	monopattino
    🛵	scooter
    🛶	canoa
    🛷	slitta
    🛸	disco volante
    🛹	skateboard
    🛺	risciò a motore
    🛻	pickup
    🛼	pattini a rotelle
    🟠	cerchio arancione
    🟡	cerchio giallo
    🟢	cerchio verde
    🟣	cerchio viola
    🟤	cerchio marrone
    🟥	quadrato rosso
    🟦	quadrato blu
    🟧	quadrato arancione
    🟨	quadrato giallo
    🟩	quadrato verde
    🟪	quadrato viola
    🟫	quadrato marrone
    🟰	segno di uguaglianza
    🤌	mano a pigna
    🤍	cuore bianco
    🤎	cuore marrone
    🤏	mano che fa il gesto del pizzico
    🤐	faccina con bocca con cerniera
    🤑	faccina avida di denaro
    🤒	faccina con termometro
    🤓	faccina nerd
    🤔	faccina concentrata
    🤕	faccina con la testa bendata
    🤖	faccina di robot
    🤗	faccina che abbraccia
    🤘	segno delle corna
    🤙	mano con gesto di chiamata
    🤚	dorso mano alzata
    🤛	pugno a sinistra
    🤜	pugno a destra
    🤝	stretta di mano
    🤞	dita incrociate
    🤟	gesto ti amo
    🤠	faccina con cappello da cowboy
    🤡	faccina pagliaccio
    🤢	faccina nauseata
    🤣	ridere a crepapelle
    🤤	faccina che sbava
    🤥	faccina bugiarda
    🤦	persona esasperata
    🤦♀	donna esasperata
    🤦♂	uomo esasperato
    🤧	faccina che starnutisce
    🤨	faccia con sopracciglia alzate
    🤩	colpo di fulmine
    🤪	faccina impazzita
    🤫	faccina che zittisce
    🤬	faccina con simboli sulla bocca
    🤭	faccina con mano sulla bocca
    🤮	faccina che vomita
    🤯	testa che esplode
    🤰	donna incinta
    🤱	allattare
    🤲	mani unite in alto
    🤳	selfie
    🤴	principe
    🤵	persona in smoking
    🤵♀	donna in smoking
    🤵♂	uomo in smoking
    🤶	Mamma Natale
    🤷	persona che scrolla le spalle
    🤷♀	donna che scrolla le spalle
    🤷♂	uomo che scrolla le spalle
    🤸	persona che fa la ruota
    🤸♀	donna che fa la ruota
    🤸♂	uomo che fa la ruota
    🤹	persona che fa giocoleria
    🤹♀	giocoliere donna
    🤹♂	giocoliere uomo
    🤺	schermidore
    🤼	persone che fanno la lotta
    🤼♀	lottatrici
    🤼♂	lottatori
    🤽	persona che gioca a pallanuoto
    🤽♀	pallanuotista donna
    🤽♂	pallanuotista uomo
    🤾	persona che gioca a pallamano
    🤾♀	pallamanista donna
    🤾♂	pallamanista uomo
    🤿	maschera da sub
    🥀	fiore appassito
    🥁	tamburo
    🥂	brindisi
    🥃	bicchiere tumbler
    🥄	cucchiaio
    🥅	porta da calcio
    🥇	medaglia doro
    🥈	medaglia dargento
    🥉	medaglia di bronzo
    🥊	guantone da pugilato
    🥋	kimono per arti marziali
    🥌	stone da curling
    🥍	lacrosse
    🥎	palla da softball
    🥏	frisbee
    🥐	croissant
    🥑	avocado
    🥒	cetriolo
    🥓	pancetta
    🥔	patata
    🥕	carota
    🥖	baguette
    🥗	insalata verde
    🥘	padella con cibo
    🥙	pita farcita
    🥚	uovo
    🥛	bicchiere di latte
    🥜	arachidi
    🥝	kiwi
    🥞	pancake
    🥟	raviolo
    🥠	biscotto della fortuna
    🥡	confezione da asporto
    🥢	bacchette
    🥣	ciotola con cucchiaio
    🥤	bicchiere con cannuccia
    🥥	cocco
    🥦	broccoli
    🥧	torta
    🥨	pretzel
    🥩	taglio di carne
    🥪	sandwich
    🥫	cibo in scatola
    🥬	verdure a foglia
    🥭	mango
    🥮	torta della luna
    🥯	bagel
    🥰	faccina con cuoricini
    🥱	faccina che sbadiglia
    🥲	faccina sorridente con lacrima
    🥳	faccina che festeggia
    🥴	faccina stordita
    🥵	faccina accaldata
    🥶	faccina congelata
    🥷	ninja
    🥸	faccina travestita
    🥹	faccina che trattiene le lacrime
    🥺	faccina supplichevole
    🥻	sari
    🥼	camice
    🥽	maschera
    🥾	stivale da trekking
    🥿	ballerina
    🦀	granchio
    🦁	leone
    🦂	scorpione
    🦃	tacchino
    🦄	unicorno
    🦅	aquila
    🦆	anatra
    🦇	pipistrello
    🦈	squalo
    🦉	gufo
    🦊	volpe
    🦋	farfalla
    🦌	cervo
    🦍	gorilla
    🦎	lucertola
    🦏	rinoceronte
    🦐	gamberetto
    🦑	calamaro
    🦒	giraffa
    🦓	zebra
    🦔	riccio
    🦕	sauropode
    🦖	T-Rex
    🦗	grillo
    🦘	canguro
    🦙	lama
    🦚	pavone
    🦛	ippopotamo
    🦜	pappagallo
    🦝	procione
    🦞	aragosta
    🦟	zanzara
    🦠	microbo
    🦡	tasso
    🦢	cigno
    🦣	mammut
    🦤	dodo
    🦥	bradipo
    🦦	lontra
    🦧	orangotango
    🦨	puzzola
    🦩	fenicottero
    🦪	ostrica
    🦫	castoro
    🦬	bisonte
    🦭	foca
    🦮	cane guida
    🦯	bastone per non vedenti
    🦰	capelli rossi
    🦱	capelli ricci
    🦲	calvo
    🦳	capelli bianchi
    🦴	osso
    🦵	gamba
    🦶	piede
    🦷	dente
    🦸	supereroe
    🦸♀	supereroina
    🦸♂	supereroe uomo
    🦹	supercattivo
    🦹♀	supercattiva
    🦹♂	supercattivo uomo
    🦺	gilet di sicurezza
    🦻	orecchio con apparecchio acustico
    🦼	sedia a rotelle motorizzata
    🦽	sedia a rotelle manuale
    🦾	protesi robotica per il braccio
    🦿	protesi robotica per la gamba
    🧀	fetta di formaggio
    🧁	cupcake
    🧂	sale
    🧃	bevanda monodose
    🧄	aglio
    🧅	cipolla
    🧆	falafel
    🧇	waffle
    🧈	burro
    🧉	mate
    🧊	cubetto di ghiaccio
    🧋	bubble tea
    🧌	troll
    🧍	persona in piedi
    🧍♀	donna in piedi
    🧍♂	uomo in piedi
    🧎	persona inginocchiata
    🧎♀	donna inginocchiata
    🧎♂	uomo inginocchiato
    🧏	persona con problemi di udito
    🧏♀	donna con problemi di udito
    🧏♂	uomo con problemi di udito
    🧐	faccina con monocolo
    🧑	persona
    🧑⚕	persona che lavora nella sanità
    🧑⚖	giudice
    🧑✈	pilota
    🧑🌾	agricoltore
    🧑🍳	persona che cucina
    🧑🍼	persona che allatta
    🧑🎄	Santa Claus
    🧑🎓	studente
    🧑🎤	cantante
    🧑🎨	artista
    🧑🏫	insegnante
    🧑🏭	persona che lavora in fabbrica
    🧑💻	persona esperta di tecnologia
    🧑💼	persona che fa un lavoro dufficio
    🧑🔧	meccanico
    🧑🔬	persona che lavora in campo scientifico
    🧑🚀	astronauta
    🧑🚒	pompiere
    🧑🤝🧑	persone che si tengono per mano
    🧑🦯	persona con bastone di orientamento
    🧑🦰	persona capelli rossi
    🧑🦱	persona capelli ricci
    🧑🦲	persona calvo
    🧑🦳	persona capelli bianchi
    🧑🦼	persona su sedia a rotelle motorizzata
    🧑🦽	persona su sedia a rotelle manuale
    🧒	bimbo
    🧓	persona anziana
    🧔	persona con la barba
    🧔♀	donna con la barba
    🧔♂	uomo con la barba
    🧕	donna con velo
    🧖	persona in sauna
    🧖♀	donna in sauna
    🧖♂	uomo in sauna
    🧗	persona che scala
    🧗♀	scalatrice
    🧗♂	scalatore
    🧘	persona in posizione del loto
    🧘♀	donna in posizione del loto
    🧘♂	uomo in posizione del loto
    🧙	mago
    🧙♀	maga
    🧙♂	mago uomo
    🧚	fata
    🧚♀	fata donna
    🧚♂	folletto alato
    🧛	vampiro
    🧛♀	vampira
    🧛♂	vampiro uomo
    🧜	sirena
    🧜♀	sirena donna
    🧜♂	tritone
    🧝	elfo
    🧝♀	elfo donna
    🧝♂	elfo uomo
    🧞	genio
    🧞♀	genio donna
    🧞♂	genio uomo
    🧟	zombie
    🧟♀	zombie donna
    🧟♂	zombie uomo
    🧠	cervello
    🧡	cuore arancione
    🧢	cappello con visiera
    🧣	sciarpa
    🧤	guanti
    🧥	cappotto
    🧦	calzini
    🧧	busta hongbao
    🧨	petardo
    🧩	pezzo di puzzle
    🧪	provetta
    🧫	piastra di Petri
    🧬	dna
    🧭	bussola
    🧮	abaco
    🧯	estintore
    🧰	cassetta degli attrezzi
    🧱	mattoni
    🧲	calamita
    🧳	valigia
    🧴	flacone
    🧵	filo
    🧶	gomitolo
    🧷	spilla da balia
    🧸	orsetto
    🧹	scopa
    🧺	cesto
    🧻	rotolo di carta igienica
    🧼	sapone
    🧽	spugna
    🧾	scontrino
    🧿	occhio di Allah
    🩰	scarpette da ballerina
    🩱	costume da bagno intero
    🩲	slip
    🩳	pantaloncini
    🩴	infradito
    🩸	goccia di sangue
    🩹	cerotto
    🩺	stetoscopio
    🩻	radiografia
    🩼	stampella
    🪀	yo-yo
    🪁	aquilone
    🪂	paracadute
    🪃	boomerang
    🪄	bacchetta magica
    🪅	pentolaccia
    🪆	matrioska
    🪐	pianeta con satellite
    🪑	sedia
    🪒	rasoio
    🪓	ascia
    🪔	diya
    🪕	banjo
    🪖	elmetto militare
    🪗	fisarmonica
    🪘	tamburo lungo
    🪙	moneta
    🪚	sega da falegname
    🪛	cacciavite
    🪜	scala
    🪝	gancio
    🪞	specchio
    🪟	finestra
    🪠	sturalavandini
    🪡	ago da cucito
    🪢	nodo
    🪣	secchio
    🪤	trappola per topi
    🪥	spazzolino da denti
    🪦	lapide
    🪧	cartello
    🪨	roccia
    🪩	palla da discoteca
    🪪	carta didentità
    🪫	batteria scarica
    🪬	mano di Fatima
    🪰	mosca
    🪱	verme
    🪲	coleottero
    🪳	scarafaggio
    🪴	pianta in vaso
    🪵	legna
    🪶	piuma
    🪷	loto
    🪸	corallo
    🪹	nido vuoto
    🪺	nido con uova
    🫀	organo del cuore
    🫁	polmoni
    🫂	persone che si abbracciano
    🫃	uomo incinto
    🫄	persona incinta
    🫅	persona con corona
    🫐	mirtilli
    🫑	peperone
    🫒	oliva
    🫓	focaccia
    🫔	tamale
    🫕	fonduta
    🫖	teiera
    🫗	liquido versato
    🫘	fagioli
    🫙	barattolo
    🫠	faccina che si scioglie
    🫡	faccina che fa il saluto
    🫢	faccina con occhi aperti e mano sulla bocca
    🫣	faccina che sbircia tra le dita
    🫤	faccina perplessa
    🫥	faccina tratteggiata
    🫦	bocca che morde il labbro
    🫧	bolle
    🫰	mano con indice e pollice incrociati
    🫱	mano rivolta a destra
    🫲	mano rivolta a sinistra
    🫳	mano con il palmo verso il basso
    🫴	mano con il palmo verso lalto
    🫵	indice verso losservatore
    🫶	mani a cuore
    """
}
