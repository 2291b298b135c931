// Made by scripts/character-names from CLDR; ThirdParty/CLDR has the licence.

extension CharacterNames {
  /// Dutch.
  static let dutch = """
    !	uitroepteken
    #	hekje
    $	dollar
    %	procent
    &	en-teken
    '	rechte apostrof
    )	haakje sluiten
    *	asterisk
    +	plusteken
    ,	komma
    -	liggend streepje
    .	punt
    /	schuine streep
    :	dubbele punt
    ;	puntkomma
    <	kleiner-danteken
    =	gelijkteken
    >	groter-danteken
    ?	vraagteken
    @	apenstaartje
    [	rechte haak openen
    \\	backslash
    ]	rechte haak sluiten
    ^	accent circonflexe
    _	underscore
    `	accent grave
    {	accolade openen
    |	verticale lijn
    }	accolade sluiten
    ~	tilde
    ¡	omgekeerd uitroepteken
    ¢	cent
    £	Brits pond
    ¤	onbekende munteenheid
    ¥	yen
    §	paragraaf
    ¨	trema
    ©	copyright
    «	guillemet naar links
    ¬	negatie
    ®	gedeponeerd
    °	graden
    ±	plusminus
    ´	accent aigu
    ¶	paragraafteken
    ·	hoge punt
    »	guillemet naar rechts
    ¿	omgekeerd vraagteken
    ×	vermenigvuldigingsteken
    ÷	deelteken
    ֏	Armeense dram
    ؋	Afghaanse afghani
    ،	Arabische komma
    ؛	Arabische puntkomma
    ؟	Arabisch vraagteken
    ৳	Bengalese taka
    ฿	Thaise baht
    ៛	Cambodjaanse riel
    ‐	koppelteken
    –	gedachtestreepje
    —	aandachtsstreepje
    ―	horizontale balk
    ‘	linker apostrof
    ’	rechter apostrof
    ‚	lage rechter apostrof
    “	linker dubbel aanhalingsteken
    ”	rechter dubbel aanhalingsteken
    „	laag rechter dubbel aanhalingsteken
    †	obelisk
    ‡	dubbele obelisk
    •	bullet
    …	beletselteken
    ‧	koppeling
    ‰	promille
    ′	prime
    ″	dubbele prime
    ‴	drievoudige prime
    ‸	inlasteken
    ※	referentieteken
    ‼	dubbel uitroepteken
    ‽	interrobang
    ‾	bovenlijn
    ⁂	asterisme
    ⁄	breukstreep
    ⁉	uitroepteken en vraagteken
    ⁻	superscript min
    ₡	Costa Ricaanse colon
    ₢	cruzeiro
    ₣	Franse franc
    ₤	lira
    ₥	mill
    ₦	Nigeriaanse naira
    ₧	Spaanse peseta
    ₨	roepie
    ₩	won
    ₪	Israëlische nieuwe shekel
    ₫	Vietnamese dong
    €	euro
    ₭	Laotiaanse kip
    ₮	Mongoolse tugrik
    ₰	Duitse pfennig
    ₱	peso
    ₲	Paraguayaanse guarani
    ₳	austral
    ₴	Oekraïense hryvnia
    ₵	Ghanese cedi
    ₶	livre tournois
    ₷	spesmilo
    ₸	Kazachse tenge
    ₹	Indiase roepie
    ₺	Turkse lira
    ₼	Azerbeidzjaanse manat
    ₽	roebel
    ₾	Georgische lari
    ₿	bitcoin
    ℗	copyright geluidsopname
    ™	handelsmerksymbool
    ←	naar links wijzende pijl
    ↑	omhoog wijzende pijl
    →	naar rechts wijzende pijl
    ↓	omlaag wijzende pijl
    ↔	pijl naar links en rechts
    ↕	pijl omhoog en omlaag
    ↖	pijl linksomhoog
    ↗	pijl rechtsomhoog
    ↘	pijl rechtsomlaag
    ↙	pijl linksomlaag
    ↚	streep met pijl naar links
    ↛	streep met pijl naar rechts
    ↜	golvende pijl naar links
    ↝	golvende pijl naar rechts
    ↞	pijl met twee koppen naar links
    ↟	pijl met twee koppen omhoog
    ↠	pijl met twee koppen naar rechts
    ↡	pijl met twee koppen omlaag
    ↢	pijl met staart naar links
    ↣	pijl met staart naar rechts
    ↤	pijl naar links vanaf balk
    ↥	pijl omhoog vanaf balk
    ↦	pijl naar rechts vanaf balk
    ↧	pijl omlaag vanaf balk
    ↨	pijl omhoog omlaag met basis
    ↩	pijl naar rechts die naar links draait
    ↪	pijl naar links die naar rechts draait
    ↫	pijl met lus naar links
    ↬	pijl met lus naar rechts
    ↭	golvende pijl naar links rechts
    ↮	streep met pijl naar links rechts
    ↯	zigzagpijl omlaag
    ↰	pijlpunt omhoog en naar links wijzend
    ↱	pijlpunt omhoog en naar rechts wijzend
    ↲	pijlpunt omlaag en naar links wijzend
    ↳	pijlpunt omlaag en naar rechts wijzend
    ↴	hoekpijl omlaag en naar rechts wijzend
    ↵	hoekpijl omlaag en naar links wijzend
    ↶	pijl omhoog tegen de klok in met halve cirkel
    ↷	pijl omhoog met de klok mee met halve cirkel
    ↸	pijl noordwest lange balk
    ↹	pijl naar links naar balk boven pijl naar rechts naar balk
    ↺	pijl met open cirkel tegen de klok in
    ↻	pijl met open cirkel met de klok mee
    ↼	harpoen naar links met weerhaak naar boven
    ↽	harpoen naar links met weerhaak naar beneden
    ↾	harpoen naar boven met weerhaak naar rechts
    ↿	harpoen naar boven met weerhaak naar links
    ⇀	harpoen naar rechts met weerhaak naar boven
    ⇁	harpoen naar rechts met weerhaak naar beneden
    ⇂	harpoen naar beneden met weerhaak naar rechts
    ⇃	harpoen naar beneden met weerhaak naar links
    ⇄	pijl naar rechts boven pijl naar links
    ⇅	omhoog en omlaag wijzende pijlen
    ⇆	naar links boven naar rechts wijzende pijlen
    ⇇	twee pijlen naar links
    ⇈	twee pijlen naar boven
    ⇉	twee pijlen naar rechts
    ⇊	twee pijlen naar beneden
    ⇋	harpoen naar links boven harpoen naar rechts
    ⇌	harpoen naar rechts boven harpoen naar links
    ⇍	dubbele doorgestreepte pijl naar links
    ⇎	dubbele doorgestreepte pijl links rechts
    ⇏	dubbele doorgestreepte pijl naar rechts
    ⇐	dubbele pijl naar links
    ⇑	dubbele pijl omhoog
    ⇒	dubbele pijl naar rechts
    ⇓	dubbele pijl omlaag
    ⇔	dubbele pijl links rechts
    ⇖	dubbele pijl noordwest
    ⇗	dubbele pijl noordoost
    ⇘	dubbele pijl zuidoost
    ⇙	dubbele pijl zuidwest
    ⇚	driedubbele pijl naar links
    ⇛	driedubbele pijl naar rechts
    ⇜	kronkelpijl naar links
    ⇝	kronkelpijl naar rechts
    ⇞	pijl naar boven met twee strepen
    ⇟	pijl naar beneden met twee strepen
    ⇠	gestippelde pijl naar links
    ⇡	gestippelde pijl naar boven
    ⇢	gestippelde pijl naar rechts
    ⇣	gestippelde pijl naar beneden
    ⇤	pijl naar links naar balk
    ⇥	pijl naar rechts naar balk
    ⇦	doorzichtige pijl naar linkss
    ⇧	doorzichtige pijl naar boven
    ⇨	doorzichtige pijl naar rechts
    ⇩	doorzichtige pijl naar beneden
    ⇪	doorzichtige pijl naar boven vanaf balk
    ⇵	pijl omlaag links van pijl omhoog
    ∀	voor alles
    ∂	partiële afgeleide
    ∃	bestaat
    ∅	lege verzameling
    ∆	toename
    ∇	nabla
    ∈	element van
    ∉	geen element van
    ∋	bevat als lid
    ∎	qed
    ∏	cartesisch product
    ∑	productverzameling
    −	minteken
    ∓	min-of-plusteken
    ∕	deelstreep
    ∗	asterisk-teken
    ∘	operator samenstelling
    ∙	puntteken
    √	vierkantswortel
    ∝	evenredig
    ∞	oneindig teken
    ∟	rechte hoek
    ∠	hoek
    ∣	deler
    ∥	parallel
    ∧	logisch en
    ∩	doorsnede
    ∪	vereniging
    ∫	integraal
    ∬	dubbele integraal
    ∮	kringintegraal
    ∴	daarom
    ∵	omdat
    ∶	ratio
    ∷	verhouding
    ∼	tilde-teken
    ∽	omgekeerde tilde
    ∾	oneindigheid
    ≃	asymptotisch gelijkwaardige
    ≅	ongeveer gelijk
    ≈	ongeveerteken
    ≌	alles gelijk
    ≒	ongeveer gelijk aan de afbeelding
    ≖	ring in gelijk
    ≠	niet-gelijkteken
    ≡	is gelijk aan
    ≣	strict gelijk
    ≤	kleiner dan of gelijk aan
    ≥	groter dan of gelijk aan
    ≦	is minder dan of gelijk aan
    ≧	groter dan boven gelijk aan
    ≪	veel minder dan
    ≫	veel groter dan
    ≬	tussen
    ≮	niet minder dan
    ≯	niet groter dan
    ≳	groter of gelijk dan
    ≺	komt voor
    ≻	komt na
    ⊁	komt niet na
    ⊂	deelverzameling van
    ⊃	verzameling
    ⊆	deelverzameling gelijk aan
    ⊇	verzameling gelijk aan
    ⊕	plusteken in cirkel
    ⊖	minteken in cirkel
    ⊗	vermenigvuldigingsteken in cirkel
    ⊘	schuine streep voorwaarts in cirkel
    ⊙	operator met punt in cirkel
    ⊚	operator met ring in cirkel
    ⊛	operator met asterisk in cirkel
    ⊞	plusteken in vierkant
    ⊟	minteken in vierkant
    ⊥	falsum
    ⊮	forceert niet
    ⊰	komt voor onder relatie
    ⊱	komt na onder relatie
    ⊶	origineel
    ⊹	geconjugeerde hermitische matrix
    ⊿	driehoek rechts
    ⋁	n-ary logisch of
    ⋂	n-ary doorsnede
    ⋃	n-ary vereniging
    ⋅	puntoperator
    ⋆	steroperator
    ⋈	natuurlijk samenvoegen
    ⋒	dubbele doorsnede
    ⋘	heel veel minder dan
    ⋙	heel veel groter dan
    ⋭	is gelijk aan bevat geen normale deelverzameling
    ⋮	verticale ellips
    ⋯	horizontale ellips op middellijn
    ⋰	ellips diagonaal rechts omhoog
    ⋱	ellips diagonaal rechts omlaag
    ⌚	horloge
    ⌛	zandloper
    ⌨	toetsenbord
    ⏏	knop voor uitwerpen
    ⏩	knop voor snel vooruitspoelen
    ⏪	knop voor versneld terugspoelen
    ⏫	knop voor versneld omhoog
    ⏬	knop voor versneld omlaag
    ⏭	knop voor volgende nummer
    ⏮	knop voor vorige nummer
    ⏯	knop voor afspelen of pauzeren
    ⏰	wekker
    ⏱	stopwatch
    ⏲	keukenwekker
    ⏳	zandloper met stromend zand
    ⏸	pauzeknop
    ⏹	knop voor stoppen
    ⏺	knop voor opnemen
    Ⓜ	M in cirkel
    ■	ingevuld vakje
    □	leeg vakje
    ▢	leeg vakje met afgeronde hoeken
    ▣	leeg vakje met ingevuld vakje
    ▤	vakje met horizontale invulling
    ▥	vakje met verticale invulling
    ▦	vakje met invulling met orthogonale dubbele arcering
    ▧	vakje met invulling linksboven rechtsonder
    ▨	vakje met invulling linksonder rechtsboven
    ▩	vakje met invulling met diagonale dubbele arcering
    ▪	klein zwart vierkant
    ▫	klein wit vierkant
    ▬	rechthoek met invulling
    ▭	holle rechthoek
    ▮	ingevulde verticale rechthoek
    ▰	ingevuld parallellogram
    ▲	gevulde omhoog wijzende driehoek
    △	holle driehoek die naar boven wijst
    ▴	ingevulde kleine driehoek die naar boven wijst
    ▵	holle kleine driehoek die naar boven wijst
    ▶	knop voor afspelen
    ▷	holle driehoek die naar rechts wijst
    ▸	ingevulde kleine driehoek die naar rechts wijst
    ▹	holle kleine driehoek die naar rechts wijst
    ►	ingevulde pijl die naar rechts wijst
    ▻	holle pijl die naar rechts wijst
    ▼	gevulde omlaag wijzende driehoek
    ▽	holle pijl die omlaag wijst
    ▾	ingevulde kleine driehoek die omlaag wijst
    ▿	holle kleine driehoek die omlaag wijst
    ◀	knop voor terugspoelen
    ◁	holle driehoek die naar links wijst
    ◂	ingevulde kleine driehoek die naar links wijst
    ◃	holle kleine driehoek die naar links wijst
    ◄	ingevulde pijl die naar links wijst
    ◅	holle pijl die naar links wijst
    ◆	ingevulde ruit
    ◇	holle ruit
    ◈	holle ruit met ingevulde ruit
    ◉	holle cirkel met ingevulde cirkel
    ◊	ruit
    ○	holle cirkel
    ◌	gestippelde cirkel
    ◍	cirkel met verticale invulling
    ◎	concentrische cirkels
    ●	gevulde cirkel
    ◐	cirkel met ingevulde linker helft
    ◑	cirkel met ingevulde rechter helft
    ◒	cirkel met ingevulde onderste helft
    ◓	cirkel met ingevulde bovenste helft
    ◔	cirkel met bovenste kwadrant rechts ingevuld
    ◕	cirkel met alles ingevuld behalve linker kwadrant
    ◖	cirkel met linker helft ingevuld
    ◗	cirkel met rechter helft ingevuld
    ◘	omgekeerd opsommingsteken
    ◙	ingevuld vakje met holle cirkel
    ◜	ronde boog kwadrant linksboven
    ◝	ronde boog kwadrant rechtsboven
    ◞	ronde boog kwadrant rechtsonder
    ◟	ronde boog kwadrant linksonder
    ◠	bovenste halve cirkel
    ◡	onderste halve cirkel
    ◢	ingevulde driehoek rechtsonder
    ◣	ingevulde driehoek linksonder
    ◤	ingevulde driehoek linksboven
    ◥	ingevulde driehoek rechtsboven
    ◦	hol opsommingsteken
    ◯	grote holle cirkel
    ◳	hol vakje kwadrant rechtsboven
    ◷	holle cirkel met kwadrant rechtsboven
    ◻	middelgroot wit vierkant
    ◼	middelgroot zwart vierkant
    ◽	klein tot middelgroot wit vierkant
    ◾	klein tot middelgroot zwart vierkant
    ◿	driehoek rechtsonder
    ☀	zon
    ☁	wolk
    ☂	paraplu
    ☃	sneeuwpop
    ☄	komeet
    ☎	telefoon
    ☑	vinkje in vak
    ☔	paraplu met regendruppels
    ☕	warme drank
    ☘	klavertjedrie
    ☝	omhoog wijzende wijsvinger
    ☠	doodshoofd met gekruiste beenderen
    ☢	radioactief
    ☣	biologisch gevaar
    ☦	russisch kruis
    ☪	wassende maan en ster
    ☮	vredessymbool
    ☯	yin en yang
    ☸	wiel van dharma
    ☹	fronsend gezicht
    ☺	lachend gezicht
    ♀	vrouwelijkheidssymbool
    ♂	mannelijkheidssymbool
    ♈	ram sterrenbeeld
    ♉	stier sterrenbeeld
    ♊	tweelingen sterrenbeeld
    ♋	kreeft sterrenbeeld
    ♌	leeuw sterrenbeeld
    ♍	maagd sterrenbeeld
    ♎	weegschaal sterrenbeeld
    ♏	schorpioen sterrenbeeld
    ♐	boogschutter sterrenbeeld
    ♑	steenbok sterrenbeeld
    ♒	waterman sterrenbeeld
    ♓	vissen sterrenbeeld
    ♟	pion
    ♠	schoppen
    ♣	klaveren
    ♥	harten
    ♦	ruiten
    ♨	warmwaterbronnen
    ♪	achtste noot
    ♭	mol
    ♯	kruis
    ♻	recycling-symbool
    ♾	oneindig
    ♿	rolstoelsymbool
    ⚒	twee hamers
    ⚓	anker
    ⚔	gekruiste zwaarden
    ⚕	esculaap
    ⚖	weegschaal
    ⚗	distilleerkolf
    ⚙	tandwiel
    ⚛	atoomsymbool
    ⚜	fleur de lis
    ⚠	waarschuwing
    ⚡	hoog voltage
    ⚧	transgendersymbool
    ⚪	witte cirkel
    ⚫	zwarte cirkel
    ⚰	doodskist
    ⚱	urn
    ⚽	voetbal
    ⚾	honkbal
    ⛄	sneeuwpop zonder sneeuwvlokken
    ⛅	zon achter wolk
    ⛈	wolk met bliksem en regen
    ⛎	slangendrager sterrenbeeld
    ⛏	pikhouweel
    ⛑	helm van reddingswerker
    ⛓	kettingen
    ⛔	geen toegang
    ⛩	shinto-tempel
    ⛪	kerk
    ⛰	berg
    ⛱	strandparasol
    ⛲	fontein
    ⛳	vlag in hole
    ⛴	veerboot
    ⛵	zeilboot
    ⛷	skiër
    ⛸	schaats
    ⛹	basketbalspeler
    ⛹♀	basketbalster
    ⛹♂	basketballer
    ⛺	tent
    ⛽	benzinestation
    ✂	schaar
    ✅	knop voor vinkje
    ✈	vliegtuig
    ✉	envelop
    ✊	opgeheven vuist
    ✋	opgeheven hand
    ✌	winnende hand
    ✍	schrijvende hand
    ✏	potlood
    ✒	kroontjespen met zwarte punt
    ✔	vinkje
    ✖	vermenigvuldigen
    ✝	christelijk kruis
    ✡	davidster
    ✨	sterretjes
    ✳	achtpuntige asterisk
    ✴	achtpuntige ster
    ❄	sneeuwvlok
    ❇	sprankeling
    ❌	kruisteken
    ❎	knop voor kruis
    ❓	rood vraagteken
    ❔	wit vraagteken
    ❕	wit uitroepteken
    ❗	rood uitroepteken
    ❣	hart als uitroepteken
    ❤	rood hart
    ❤🔥	hart in vuur en vlam
    ❤🩹	helend hart
    ➕	plus
    ➖	min
    ➗	delen
    ➡	pijl naar rechts
    ➰	gekrulde lus
    ➿	dubbele gekrulde lus
    ⤴	pijl naar rechts die omhoog draait
    ⤵	pijl naar rechts die omlaag draait
    ⨧	plus subscript twee
    ⨯	vectorkruisproduct
    ⨼	inwendig product
    ⩣	logische of dubbele onderbalk
    ⩽	minder dan of gelijk aan
    ⪍	minder dan boven soortgelijk aan
    ⪚	dubbele lijn soortgelijk aan groter dan
    ⪺	komt na boven niet bijna gelijk aan
    ⬅	pijl naar links
    ⬆	pijl omhoog
    ⬇	pijl omlaag
    ⬛	groot zwart vierkant
    ⬜	groot wit vierkant
    ⭐	witte middelgrote ster
    ⭕	lege rode cirkel
    、	ideografische komma
    。	ideografische punt
    〈	punthaakje openen
    〉	punthaakje sluiten
    《	dubbel punthaakje openen
    》	dubbel punthaakje sluiten
    「	Oost-Aziatisch aanhalingsteken openen
    」	Oost-Aziatisch aanhalingsteken sluiten
    『	Aziatisch aanhalingsteken openen
    』	Aziatisch aanhalingsteken sluiten
    【	zwart lensvormig haakje openen
    】	lensvormig contourhaakje sluiten
    〔	schildhaakje openen
    〕	schildhaakje sluiten
    〖	lensvormig haakje openen
    〗	lensvormig haakje sluiten
    〰	golvend streepje
    〽	rolwisselingsmarkering
    ・	katakana middelste punt
    ㊗	Japans teken voor gefeliciteerd
    ㊙	Japans teken voor geheim
    ﷼	rial
    🀄	mahjong rode draak
    🃏	Jokerkaart
    🅰	bloedgroep A
    🅱	bloedgroep B
    🅾	bloedgroep O
    🅿	P-knop
    🆎	bloedgroep AB
    🆑	CL-knop
    🆒	COOL-knop
    🆓	FREE-knop
    🆔	ID-knop
    🆕	NEW-knop
    🆖	NG-knop
    🆗	OK-knop
    🆘	SOS-knop
    🆙	UP -knop
    🆚	VS-knop
    🇦🇨	vlag Ascension
    🇦🇩	vlag Andorra
    🇦🇪	vlag Verenigde Arabische Emiraten
    🇦🇫	vlag Afghanistan
    🇦🇬	vlag Antigua en Barbuda
    🇦🇮	vlag Anguilla
    🇦🇱	vlag Albanië
    🇦🇲	vlag Armenië
    🇦🇴	vlag Angola
    🇦🇶	vlag Antarctica
    🇦🇷	vlag Argentinië
    🇦🇸	vlag Amerikaans-Samoa
    🇦🇹	vlag Oostenrijk
    🇦🇺	vlag Australië
    🇦🇼	vlag Aruba
    🇦🇽	vlag Åland
    🇦🇿	vlag Azerbeidzjan
    🇧🇦	vlag Bosnië en Herzegovina
    🇧🇧	vlag Barbados
    🇧🇩	vlag Bangladesh
    🇧🇪	vlag België
    🇧🇫	vlag Burkina Faso
    🇧🇬	vlag Bulgarije
    🇧🇭	vlag Bahrein
    🇧🇮	vlag Burundi
    🇧🇯	vlag Benin
    🇧🇱	vlag Saint-Barthélemy
    🇧🇲	vlag Bermuda
    🇧🇳	vlag Brunei
    🇧🇴	vlag Bolivia
    🇧🇶	vlag Caribisch Nederland
    🇧🇷	vlag Brazilië
    🇧🇸	vlag Bahamas
    🇧🇹	vlag Bhutan
    🇧🇻	vlag Bouveteiland
    🇧🇼	vlag Botswana
    🇧🇾	vlag Belarus
    🇧🇿	vlag Belize
    🇨🇦	vlag Canada
    🇨🇨	vlag Cocoseilanden
    🇨🇩	vlag Congo-Kinshasa
    🇨🇫	vlag Centraal-Afrikaanse Republiek
    🇨🇬	vlag Congo-Brazzaville
    🇨🇭	vlag Zwitserland
    🇨🇮	vlag Ivoorkust
    🇨🇰	vlag Cookeilanden
    🇨🇱	vlag Chili
    🇨🇲	vlag Kameroen
    🇨🇳	vlag China
    🇨🇴	vlag Colombia
    🇨🇵	vlag Clipperton
    🇨🇷	vlag Costa Rica
    🇨🇺	vlag Cuba
    🇨🇻	vlag Kaapverdië
    🇨🇼	vlag Curaçao
    🇨🇽	vlag Christmaseiland
    🇨🇾	vlag Cyprus
    🇨🇿	vlag Tsjechië
    🇩🇪	vlag Duitsland
    🇩🇬	vlag Diego Garcia
    🇩🇯	vlag Djibouti
    🇩🇰	vlag Denemarken
    🇩🇲	vlag Dominica
    🇩🇴	vlag Dominicaanse Republiek
    🇩🇿	vlag Algerije
    🇪🇦	vlag Ceuta en Melilla
    🇪🇨	vlag Ecuador
    🇪🇪	vlag Estland
    🇪🇬	vlag Egypte
    🇪🇭	vlag Westelijke Sahara
    🇪🇷	vlag Eritrea
    🇪🇸	vlag Spanje
    🇪🇹	vlag Ethiopië
    🇪🇺	vlag Europese Unie
    🇫🇮	vlag Finland
    🇫🇯	vlag Fiji
    🇫🇰	vlag Falklandeilanden
    🇫🇲	vlag Micronesia
    🇫🇴	vlag Faeröer
    🇫🇷	vlag Frankrijk
    🇬🇦	vlag Gabon
    🇬🇧	vlag Verenigd Koninkrijk
    🇬🇩	vlag Grenada
    🇬🇪	vlag Georgië
    🇬🇫	vlag Frans-Guyana
    🇬🇬	vlag Guernsey
    🇬🇭	vlag Ghana
    🇬🇮	vlag Gibraltar
    🇬🇱	vlag Groenland
    🇬🇲	vlag Gambia
    🇬🇳	vlag Guinee
    🇬🇵	vlag Guadeloupe
    🇬🇶	vlag Equatoriaal-Guinea
    🇬🇷	vlag Griekenland
    🇬🇸	vlag Zuid-Georgia en Zuidelijke Sandwicheilanden
    🇬🇹	vlag Guatemala
    🇬🇺	vlag Guam
    🇬🇼	vlag Guinee-Bissau
    🇬🇾	vlag Guyana
    🇭🇰	vlag Hongkong SAR van China
    🇭🇲	vlag Heard en McDonaldeilanden
    🇭🇳	vlag Honduras
    🇭🇷	vlag Kroatië
    🇭🇹	vlag Haïti
    🇭🇺	vlag Hongarije
    🇮🇨	vlag Canarische Eilanden
    🇮🇩	vlag Indonesië
    🇮🇪	vlag Ierland
    🇮🇱	vlag Israël
    🇮🇲	vlag Isle of Man
    🇮🇳	vlag India
    🇮🇴	vlag Brits Indische Oceaanterritorium
    🇮🇶	vlag Irak
    🇮🇷	vlag Iran
    🇮🇸	vlag IJsland
    🇮🇹	vlag Italië
    🇯🇪	vlag Jersey
    🇯🇲	vlag Jamaica
    🇯🇴	vlag Jordanië
    🇯🇵	vlag Japan
    🇰🇪	vlag Kenia
    🇰🇬	vlag Kirgizië
    🇰🇭	vlag Cambodja
    🇰🇮	vlag Kiribati
    🇰🇲	vlag Comoren
    🇰🇳	vlag Saint Kitts en Nevis
    🇰🇵	vlag Noord-Korea
    🇰🇷	vlag Zuid-Korea
    🇰🇼	vlag Koeweit
    🇰🇾	vlag Kaaimaneilanden
    🇰🇿	vlag Kazachstan
    🇱🇦	vlag Laos
    🇱🇧	vlag Libanon
    🇱🇨	vlag Saint Lucia
    🇱🇮	vlag Liechtenstein
    🇱🇰	vlag Sri Lanka
    🇱🇷	vlag Liberia
    🇱🇸	vlag Lesotho
    🇱🇹	vlag Litouwen
    🇱🇺	vlag Luxemburg
    🇱🇻	vlag Letland
    🇱🇾	vlag Libië
    🇲🇦	vlag Marokko
    🇲🇨	vlag Monaco
    🇲🇩	vlag Moldavië
    🇲🇪	vlag Montenegro
    🇲🇫	vlag Saint-Martin
    🇲🇬	vlag Madagaskar
    🇲🇭	vlag Marshalleilanden
    🇲🇰	vlag Noord-Macedonië
    🇲🇱	vlag Mali
    🇲🇲	vlag Myanmar Birma
    🇲🇳	vlag Mongolië
    🇲🇴	vlag Macau SAR van China
    🇲🇵	vlag Noordelijke Marianen
    🇲🇶	vlag Martinique
    🇲🇷	vlag Mauritanië
    🇲🇸	vlag Montserrat
    🇲🇹	vlag Malta
    🇲🇺	vlag Mauritius
    🇲🇻	vlag Maldiven
    🇲🇼	vlag Malawi
    🇲🇽	vlag Mexico
    🇲🇾	vlag Maleisië
    🇲🇿	vlag Mozambique
    🇳🇦	vlag Namibië
    🇳🇨	vlag Nieuw-Caledonië
    🇳🇪	vlag Niger
    🇳🇫	vlag Norfolk
    🇳🇬	vlag Nigeria
    🇳🇮	vlag Nicaragua
    🇳🇱	vlag Nederland
    🇳🇴	vlag Noorwegen
    🇳🇵	vlag Nepal
    🇳🇷	vlag Nauru
    🇳🇺	vlag Niue
    🇳🇿	vlag Nieuw-Zeeland
    🇴🇲	vlag Oman
    🇵🇦	vlag Panama
    🇵🇪	vlag Peru
    🇵🇫	vlag Frans-Polynesië
    🇵🇬	vlag Papoea-Nieuw-Guinea
    🇵🇭	vlag Filipijnen
    🇵🇰	vlag Pakistan
    🇵🇱	vlag Polen
    🇵🇲	vlag Saint-Pierre en Miquelon
    🇵🇳	vlag Pitcairneilanden
    🇵🇷	vlag Puerto Rico
    🇵🇸	vlag Palestijnse gebieden
    🇵🇹	vlag Portugal
    🇵🇼	vlag Palau
    🇵🇾	vlag Paraguay
    🇶🇦	vlag Qatar
    🇷🇪	vlag Réunion
    🇷🇴	vlag Roemenië
    🇷🇸	vlag Servië
    🇷🇺	vlag Rusland
    🇷🇼	vlag Rwanda
    🇸🇦	vlag Saoedi-Arabië
    🇸🇧	vlag Salomonseilanden
    🇸🇨	vlag Seychellen
    🇸🇩	vlag Soedan
    🇸🇪	vlag Zweden
    🇸🇬	vlag Singapore
    🇸🇭	vlag Sint-Helena
    🇸🇮	vlag Slovenië
    🇸🇯	vlag Spitsbergen en Jan Mayen
    🇸🇰	vlag Slowakije
    🇸🇱	vlag Sierra Leone
    🇸🇲	vlag San Marino
    🇸🇳	vlag Senegal
    🇸🇴	vlag Somalië
    🇸🇷	vlag Suriname
    🇸🇸	vlag Zuid-Soedan
    🇸🇹	vlag Sao Tomé en Principe
    🇸🇻	vlag El Salvador
    🇸🇽	vlag Sint-Maarten
    🇸🇾	vlag Syrië
    🇸🇿	vlag Eswatini
    🇹🇦	vlag Tristan da Cunha
    🇹🇨	vlag Turks- en Caicoseilanden
    🇹🇩	vlag Tsjaad
    🇹🇫	vlag Franse Gebieden in de zuidelijke Indische Oceaan
    🇹🇬	vlag Togo
    🇹🇭	vlag Thailand
    🇹🇯	vlag Tadzjikistan
    🇹🇰	vlag Tokelau
    🇹🇱	vlag Oost-Timor
    🇹🇲	vlag Turkmenistan
    🇹🇳	vlag Tunesië
    🇹🇴	vlag Tonga
    🇹🇷	vlag Turkije
    🇹🇹	vlag Trinidad en Tobago
    🇹🇻	vlag Tuvalu
    🇹🇼	vlag Taiwan
    🇹🇿	vlag Tanzania
    🇺🇦	vlag Oekraïne
    🇺🇬	vlag Oeganda
    🇺🇲	vlag Kleine afgelegen eilanden van de Verenigde Staten
    🇺🇳	vlag Verenigde Naties
    🇺🇸	vlag Verenigde Staten
    🇺🇾	vlag Uruguay
    🇺🇿	vlag Oezbekistan
    🇻🇦	vlag Vaticaanstad
    🇻🇨	vlag Saint Vincent en de Grenadines
    🇻🇪	vlag Venezuela
    🇻🇬	vlag Britse Maagdeneilanden
    🇻🇮	vlag Amerikaanse Maagdeneilanden
    🇻🇳	vlag Vietnam
    🇻🇺	vlag Vanuatu
    🇼🇫	vlag Wallis en Futuna
    🇼🇸	vlag Samoa
    🇽🇰	vlag Kosovo
    🇾🇪	vlag Jemen
    🇾🇹	vlag Mayotte
    🇿🇦	vlag Zuid-Afrika
    🇿🇲	vlag Zambia
    🇿🇼	vlag Zimbabwe
    🈁	Japans teken voor hier
    🈂	Japans teken voor dienstenheffing
    🈚	Japans teken voor gratis
    🈯	Japans teken voor gereserveerd
    🈲	Japans teken voor verboden
    🈳	Japans teken voor plaats vrij
    🈴	Japans teken voor voldoende cijfer
    🈵	Japans teken voor vol geen plaats
    🈶	Japans teken voor niet gratis
    🈷	Japans teken voor maandelijks bedrag
    🈸	Japans teken voor toepassing
    🈹	Japans teken voor korting
    🈺	Japans teken voor geopend
    🉐	Japans teken voor koopje
    🉑	Japans teken voor acceptabel
    🌀	cycloon
    🌁	mistig
    🌂	ingevouwen paraplu
    🌃	sterrenhemel
    🌄	zonsopgang in de bergen
    🌅	zonsopgang
    🌆	stad bij schemering
    🌇	zonsondergang
    🌈	regenboog
    🌉	brug bij nacht
    🌊	golf
    🌋	vulkaan
    🌌	melkweg
    🌍	wereldbol met Europa-Afrika
    🌎	wereldbol met Noord- en Zuid-Amerika
    🌏	wereldbol met Azië-Australië
    🌐	wereldbol met meridianen
    🌑	nieuwe maan
    🌒	jonge maansikkel
    🌓	maan in eerste kwartier
    🌔	wassende maan
    🌕	volle maan
    🌖	afnemende maan
    🌗	maan in laatste kwartier
    🌘	asgrauwe maan
    🌙	maansikkel
    🌚	nieuwe maan met gezicht
    🌛	maan met gezicht in eerste kwartier
    🌜	maan met gezicht in laatste kwartier
    🌝	volle maan met gezicht
    🌞	zon met gezicht
    🌟	stralende ster
    🌠	vallende ster
    🌡	thermometer
    🌤	zon achter kleine wolk
    🌥	zon achter grote wolk
    🌦	zon achter regenwolk
    🌧	wolk met regen
    🌨	wolk met sneeuw
    🌩	wolk met bliksem
    🌪	tornado
    🌫	mist
    🌬	gezicht dat wind blaast
    🌭	hotdog
    🌮	taco
    🌯	burrito
    🌰	kastanje
    🌱	zaailing
    🌲	naaldboom
    🌳	loofboom
    🌴	palmboom
    🌵	cactus
    🌶	hete peper
    🌷	tulp
    🌸	kersenbloesem
    🌹	roos
    🌺	hibiscus
    🌻	zonnebloem
    🌼	bloesem
    🌽	maïskolf
    🌾	rijstplant
    🌿	kruid
    🍀	klavertjevier
    🍁	esdoornblad
    🍂	vallende bladeren
    🍃	blad in de wind
    🍄	paddenstoel
    🍅	tomaat
    🍆	aubergine
    🍇	druiven
    🍈	meloen
    🍉	watermeloen
    🍊	mandarijn
    🍋	citroen
    🍌	banaan
    🍍	ananas
    🍎	rode appel
    🍏	groene appel
    🍐	peer
    🍑	perzik
    🍒	kersen
    🍓	aardbei
    🍔	hamburger
    🍕	pizzapunt
    🍖	vlees met bot
    🍗	kippenpoot
    🍘	rijstwafel
    🍙	rijstballetje
    🍚	gekookte rijst
    🍛	curry en rijst
    🍜	dampende kom
    🍝	spaghetti
    🍞	brood
    🍟	patat
    🍠	gepofte zoete aardappel
    🍡	dango
    🍢	oden
    🍣	sushi
    🍤	gefrituurde garnaal
    🍥	viskoekje met krul
    🍦	softijs
    🍧	geschaafd ijs
    🍨	ijs
    🍩	donut
    🍪	koekje
    🍫	chocoladereep
    🍬	snoep
    🍭	lolly
    🍮	vla
    🍯	honingpot
    🍰	cake
    🍱	bentobox
    🍲	stoofschotel
    🍳	koken
    🍴	mes en vork
    🍵	theekopje zonder oor
    🍶	sake
    🍷	wijnglas
    🍸	cocktailglas
    🍹	tropisch drankje
    🍺	bierglas
    🍻	klinkende bierglazen
    🍼	babyflesje
    🍽	mes en vork met bord
    🍾	fles met knallende kurk
    🍿	popcorn
    🎀	strik
    🎁	ingepakt cadeau
    🎂	verjaardagstaart
    🎃	halloweenlantaarn
    🎄	kerstboom
    🎅	kerstman
    🎆	vuurwerk
    🎇	sterretje
    🎈	ballon
    🎉	feestknaller
    🎊	confettibal
    🎋	tanabataboom
    🎌	gekruiste vlaggen
    🎍	dennenboomversiering
    🎎	Japanse poppen
    🎏	karperslinger
    🎐	windorgel
    🎑	maanobservatieceremonie
    🎒	schooltas
    🎓	academische baret
    🎖	militaire medaille
    🎗	bewustzijnslintje
    🎙	studiomicrofoon
    🎚	schuifregelaar
    🎛	controleknoppen
    🎞	filmframes
    🎟	entreekaartjes
    🎠	draaimolenpaard
    🎡	reuzenrad
    🎢	achtbaan
    🎣	vishengel
    🎤	microfoon
    🎥	filmcamera
    🎦	knop voor filmen
    🎧	hoofdtelefoon
    🎨	schilderspalet
    🎩	hoge hoed
    🎪	circustent
    🎫	ticket
    🎬	klapbord
    🎭	toneelkunsten
    🎮	videogame
    🎯	directe treffer
    🎰	fruitautomaat
    🎱	biljart
    🎲	dobbelsteen
    🎳	bowlen
    🎴	speelkaarten
    🎵	muzieknoot
    🎶	muzieknoten
    🎷	saxofoon
    🎸	gitaar
    🎹	piano
    🎺	trompet
    🎻	viool
    🎼	notenschift
    🎽	hardloopshirt
    🎾	tennis
    🎿	skis
    🏀	basketbal
    🏁	geblokte vlag
    🏂	snowboarder
    🏃	hardloper
    🏃♀	rennende vrouw
    🏃♂	rennende man
    🏄	surfer
    🏄♀	vrouwelijke surfer
    🏄♂	mannelijke surfer
    🏅	sportmedaille
    🏆	trofee
    🏇	jockey op renpaard
    🏈	american football
    🏉	rugby
    🏊	zwemmende persoon
    🏊♀	zwemmende vrouw
    🏊♂	zwemmende man
    🏋	gewichtheffer
    🏋♀	vrouwelijke gewichtheffer
    🏋♂	mannelijke gewichtheffer
    🏌	golfer
    🏌♀	golfende vrouw
    🏌♂	golfende man
    🏍	motor
    🏎	raceauto
    🏏	cricket
    🏐	volleybal
    🏑	hockey
    🏒	ijshockeystick en puck
    🏓	pingpong
    🏔	berg met besneeuwde toppen
    🏕	kamperen
    🏖	strand met parasol
    🏗	woningbouw
    🏘	huizen
    🏙	stadsgezicht
    🏚	vervallen huis
    🏛	klassiek gebouw
    🏜	woestijn
    🏝	onbewoond eiland
    🏞	nationaal park
    🏟	stadion
    🏠	huis
    🏡	huis met tuin
    🏢	kantoorgebouw
    🏣	Japans postkantoor
    🏤	postkantoor
    🏥	ziekenhuis
    🏦	bank
    🏧	pinautomaat
    🏨	hotel
    🏩	love-hotel
    🏪	supermarkt
    🏫	school
    🏬	warenhuis
    🏭	fabriek
    🏮	rode papieren lantaarn
    🏯	Japans kasteel
    🏰	kasteel
    🏳	witte vlag
    🏳⚧	transgendervlag
    🏳🌈	regenboogvlag
    🏴	zwarte vlag
    🏴☠	piratenvlag
    🏵	rozet
    🏷	label
    🏸	badminton
    🏹	pijl en boog
    🏺	amfora
    🐀	rat
    🐁	muis
    🐂	os
    🐃	waterbuffel
    🐄	koe
    🐅	tijger
    🐆	luipaard
    🐇	konijn
    🐈	kat
    🐈⬛	zwarte kat
    🐉	draak
    🐊	krokodil
    🐋	walvis
    🐌	slak
    🐍	slang
    🐎	paard
    🐏	ram
    🐐	geit
    🐑	ooi
    🐒	aap
    🐓	haan
    🐔	kip
    🐕	hond
    🐕🦺	assistentiehond
    🐖	varken
    🐗	zwijn
    🐘	olifant
    🐙	octopus
    🐚	schelp
    🐛	insect
    🐜	mier
    🐝	honingbij
    🐞	lieveheersbeestje
    🐟	vis
    🐠	tropische vis
    🐡	kogelvis
    🐢	schildpad
    🐣	kuiken uit ei
    🐤	kuikentje
    🐥	naar voren kijkend kuikentje
    🐦	vogel
    🐧	pinguïn
    🐨	koala
    🐩	poedel
    🐪	dromedaris
    🐫	kameel
    🐬	dolfijn
    🐭	muizengezicht
    🐮	koeiengezicht
    🐯	tijgergezicht
    🐰	konijnengezicht
    🐱	kattengezicht
    🐲	drakengezicht
    🐳	spuitende walvis
    🐴	paardengezicht
    🐵	apengezicht
    🐶	hondengezicht
    🐷	varkensgezicht
    🐸	kikker
    🐹	hamster
    🐺	wolf
    🐻	beer
    🐻❄	ijsbeer
    🐼	panda
    🐽	varkensneus
    🐾	pootafdrukken
    🐿	eekhoorn
    👀	ogen
    👁	oog
    👁🗨	spraakballon met oog
    👂	oor
    👃	neus
    👄	mond
    👅	tong
    👆	achterkant van hand met omhoog wijzende wijsvinger
    👇	achterkant van hand met omlaag wijzende wijsvinger
    👈	achterkant van hand met naar links wijzende wijsvinger
    👉	achterkant van hand met naar rechts wijzende wijsvinger
    👊	stotende vuist
    👋	zwaaiende hand
    👌	OK-handgebaar
    👍	duim omhoog
    👎	duim omlaag
    👏	klappende handen
    👐	open handen
    👑	kroon
    👒	dameshoed
    👓	bril
    👔	stropdas
    👕	T-shirt
    👖	spijkerbroek
    👗	jurk
    👘	kimono
    👙	bikini
    👚	dameskleding
    👛	portemonnee
    👜	handtas
    👝	tasje
    👞	herenschoen
    👟	sportschoen
    👠	schoen met hoge hak
    👡	damessandaal
    👢	dameslaars
    👣	voetafdrukken
    👤	silhouet van persoon
    👥	silhouet van twee personen
    👦	jongen
    👧	meisje
    👨	man
    👨⚕	mannelijke gezondheidsmedewerker
    👨⚖	mannelijke rechter
    👨✈	mannelijke piloot
    👨❤👨	stel met hart man man
    👨❤💋👨	kus man man
    👨🌾	mannelijke boer
    👨🍳	mannelijke kok
    👨🍼	man die een baby voedt
    👨🎓	mannelijke student
    👨🎤	mannelijke zanger
    👨🎨	mannelijke kunstenaar
    👨🏫	mannelijke docent
    👨🏭	mannelijke fabrieksarbeider
    👨👦	gezin man jongen
    👨👦👦	gezin man jongen jongen
    👨👧	gezin man meisje
    👨👧👦	gezin man meisje jongen
    👨👧👧	gezin man meisje meisje
    👨👨👦	gezin man man jongen
    👨👨👦👦	gezin man man jongen jongen
    👨👨👧	gezin man man meisje
    👨👨👧👦	gezin man man meisje jongen
    👨👨👧👧	gezin man man meisje meisje
    👨👩👦	gezin man vrouw jongen
    👨👩👦👦	gezin man vrouw jongen jongen
    👨👩👧	gezin man vrouw meisje
    👨👩👧👦	gezin man vrouw meisje jongen
    👨👩👧👧	gezin man vrouw meisje meisje
    👨💻	mannelijke technoloog
    👨💼	mannelijke kantoormedewerker
    👨🔧	mannelijke monteur
    👨🔬	mannelijke wetenschapper
    👨🚀	mannelijke astronaut
    👨🚒	mannelijke brandweerman
    👨🦯	man met taststok
    👨🦰	man rood haar
    👨🦱	man krullend haar
    👨🦲	man kaal
    👨🦳	man wit haar
    👨🦼	man in elektrische rolstoel
    👨🦽	man in rolstoel
    👩	vrouw
    👩⚕	gezondheidsmedewerkster
    👩⚖	vrouwelijke rechter
    👩✈	pilote
    👩❤👨	stel met hart vrouw man
    👩❤👩	stel met hart vrouw vrouw
    👩❤💋👨	kus vrouw man
    👩❤💋👩	kus vrouw vrouw
    👩🌾	boerin
    👩🍳	kokkin
    👩🍼	vrouw die een baby voedt
    👩🎓	studente
    👩🎤	zangeres
    👩🎨	kunstenares
    👩🏫	docente
    👩🏭	fabrieksarbeidster
    👩👦	gezin vrouw jongen
    👩👦👦	gezin vrouw jongen jongen
    👩👧	gezin vrouw meisje
    👩👧👦	gezin vrouw meisje jongen
    👩👧👧	gezin vrouw meisje meisje
    👩👩👦	gezin vrouw vrouw jongen
    👩👩👦👦	gezin vrouw vrouw jongen jongen
    👩👩👧	gezin vrouw vrouw meisje
    👩👩👧👦	gezin vrouw vrouw meisje jongen
    👩👩👧👧	gezin vrouw vrouw meisje meisje
    👩💻	technologe
    👩💼	kantoormedewerkster
    👩🔧	monteuse
    👩🔬	wetenschapster
    👩🚀	astronaute
    👩🚒	brandweervrouw
    👩🦯	vrouw met taststok
    👩🦰	vrouw rood haar
    👩🦱	vrouw krullend haar
    👩🦲	vrouw kaal
    👩🦳	vrouw wit haar
    👩🦼	vrouw in elektrische rolstoel
    👩🦽	vrouw in rolstoel
    👪	gezin
    👫	man en vrouw hand in hand
    👬	mannen hand in hand
    👭	vrouwen hand in hand
    👮	politieagent
    👮♀	politievrouw
    👮♂	politieman
    👯	mensen met konijnenoren
    👯♀	vrouwen met konijnenoren
    👯♂	mannen met konijnenoren
    👰	persoon met sluier
    👰♀	vrouw met sluier
    👰♂	man met sluier
    👱	persoon met blond haar
    👱♀	vrouw met blond haar
    👱♂	man met blond haar
    👲	man met Chinees petje
    👳	persoon met tulband
    👳♀	vrouw met tulband
    👳♂	man met tulband
    👴	oude man
    👵	oude vrouw
    👶	baby
    👷	bouwvakker
    👷♀	vrouwelijke bouwvakker
    👷♂	mannelijke bouwvakker
    👸	prinses
    👹	boeman
    👺	kobold
    👻	spook
    👼	baby-engel
    👽	buitenaards wezen
    👾	buitenaards monster
    👿	boos gezicht met hoorns
    💀	schedel
    💁	persoon achter informatiebalie
    💁♀	vrouw achter informatiebalie
    💁♂	man achter informatiebalie
    💂	wachter
    💂♀	vrouwelijke wachter
    💂♂	mannelijke wachter
    💃	dansende vrouw
    💄	lippenstift
    💅	nagellak
    💆	persoon die hoofdmassage krijgt
    💆♀	vrouw die hoofdmassage krijgt
    💆♂	man die hoofdmassage krijgt
    💇	persoon die wordt geknipt
    💇♀	vrouw die wordt geknipt
    💇♂	man die wordt geknipt
    💈	kapperspaal
    💉	injectiespuit
    💊	pil
    💋	lipafdruk
    💌	liefdesbrief
    💍	ring
    💎	edelsteen
    💏	kus
    💐	boeket
    💑	stel met hart
    💒	bruiloft
    💓	kloppend hart
    💔	gebroken hart
    💕	twee harten
    💖	fonkelend hart
    💗	groeiend hart
    💘	hart met pijl
    💙	blauw hart
    💚	groen hart
    💛	geel hart
    💜	paars hart
    💝	hart met strik
    💞	ronddraaiende harten
    💟	decoratief hart
    💠	ruitvorm met stip erin
    💡	gloeilamp
    💢	woedesymbool
    💣	bom
    💤	slaapsymbool
    💥	botsing
    💦	zweetdruppels
    💧	druppel
    💨	wegrennen
    💩	drol
    💪	spierballen
    💫	duizelig
    💬	spraakballon
    💭	gedachteballon
    💮	witte bloem
    💯	maximumscore
    💰	zak met geld
    💱	geld wisselen
    💲	vetgedrukt dollarteken
    💳	creditcard
    💴	yenbiljet
    💵	dollarbiljet
    💶	eurobiljet
    💷	pondbiljet
    💸	vliegend geld
    💹	stijgende grafiek met yenteken
    💺	stoel
    💻	laptop
    💼	aktentas
    💽	harddisk
    💾	floppydisk
    💿	optische schijf
    📀	dvd
    📁	bestandsmap
    📂	geopende map
    📃	omkrullende pagina
    📄	pagina met bovenzijde omhoog
    📅	kalender
    📆	scheurkalender
    📇	kaartindex
    📈	stijgende trend
    📉	dalende trend
    📊	staafdiagram
    📋	klembord
    📌	punaise
    📍	ronde speld
    📎	paperclip
    📏	liniaal
    📐	geodriehoek
    📑	bladwijzertabs
    📒	grootboek
    📓	schrift
    📔	versierd schrift
    📕	gesloten boek
    📖	geopend boek
    📗	groen boek
    📘	blauw boek
    📙	oranje boek
    📚	boeken
    📛	naamkaartje
    📜	rol
    📝	memo
    📞	telefoonhoorn
    📟	pager
    📠	fax
    📡	satellietschotel
    📢	luidspreker
    📣	megafoon
    📤	postvak uit
    📥	postvak in
    📦	pakket
    📧	e-mail
    📨	inkomende post
    📩	envelop met pijl
    📪	gesloten brievenbus met vlaggetje omlaag
    📫	gesloten brievenbus met vlaggetje omhoog
    📬	open brievenbus met vlaggetje omhoog
    📭	open brievenbus met vlaggetje omlaag
    📮	brievenbus
    📯	posthoorn
    📰	krant
    📱	mobiele telefoon
    📲	mobiel met pijl
    📳	trilstand
    📴	telefoon uit
    📵	geen mobiele telefoon
    📶	mobiel signaal
    📷	camera
    📸	camera met flitser
    📹	videocamera
    📺	tv
    📻	radio
    📼	videoband
    📽	filmprojector
    📿	gebedssnoer
    🔀	knop voor shuffle
    🔁	knop voor herhalen
    🔂	knop voor één herhalen
    🔃	verticale pijlen met de klok mee
    🔄	pijlen tegen de klok in
    🔅	knop voor lagere helderheid
    🔆	knop voor hogere helderheid
    🔇	speaker uit
    🔈	speaker
    🔉	speaker aan
    🔊	speaker luid
    🔋	batterij
    🔌	stekker
    🔍	vergrootglas naar links gericht
    🔎	vergrootglas naar rechts gericht
    🔏	slot met pen
    🔐	gesloten slot met sleutel
    🔑	sleutel
    🔒	slot
    🔓	geopend hangslot
    🔔	bel
    🔕	doorgestreepte bel
    🔖	bladwijzer
    🔗	schakels
    🔘	keuzerondje
    🔙	BACK-pijl
    🔚	END-pijl
    🔛	ON -pijl
    🔜	SOON-pijl
    🔝	TOP-pijl
    🔞	niemand onder de 18
    🔟	toets 10
    🔠	hoofdletters
    🔡	kleine letters
    🔢	cijfers
    🔣	symbolen
    🔤	Latijns alfabet
    🔥	vuur
    🔦	zaklamp
    🔧	moersleutel
    🔨	hamer
    🔩	bout en moer
    🔪	keukenmes
    🔫	waterpistool
    🔬	microscoop
    🔭	telescoop
    🔮	kristallen bol
    🔯	zespuntige ster
    🔰	Japans symbool voor beginner
    🔱	drietand-symbool
    🔲	zwarte vierkante knop
    🔳	witte vierkante knop
    🔴	rode cirkel
    🔵	blauwe cirkel
    🔶	grote oranje ruit
    🔷	grote blauwe ruit
    🔸	kleine oranje ruit
    🔹	kleine blauwe ruit
    🔺	rode omhoogwijzende driehoek
    🔻	rode omlaagwijzende driehoek
    🔼	knop voor omhoog
    🔽	knop voor omlaag
    🕉	om-symbool
    🕊	duif
    🕋	kaäba
    🕌	moskee
    🕍	synagoge
    🕎	menora
    🕐	één uur
    🕑	twee uur
    🕒	drie uur
    🕓	vier uur
    🕔	vijf uur
    🕕	zes uur
    🕖	zeven uur
    🕗	acht uur
    🕘	negen uur
    🕙	tien uur
    🕚	elf uur
    🕛	twaalf uur
    🕜	half twee
    🕝	half drie
    🕞	half vier
    🕟	half vijf
    🕠	half zes
    🕡	half zeven
    🕢	half acht
    🕣	half negen
    🕤	half tien
    🕥	half elf
    🕦	half twaalf
    🕧	half één
    🕯	kaars
    🕰	klok
    🕳	gat
    🕴	zwevende man in pak
    🕵	detective
    🕵♀	vrouwelijke detective
    🕵♂	mannelijke detective
    🕶	zonnebril
    🕷	spin
    🕸	spinnenweb
    🕹	joystick
    🕺	dansende man
    🖇	twee paperclips aan elkaar
    🖊	pen
    🖋	vulpen
    🖌	kwast
    🖍	krijtje
    🖐	opgeheven hand met uitgestoken vingers
    🖕	middelvinger
    🖖	Vulcaanse groet
    🖤	zwart hart
    🖥	desktop
    🖨	printer
    🖱	computermuis
    🖲	trackball
    🖼	lijst met afbeelding
    🗂	tabbladen
    🗃	kaartenbak
    🗄	archiefkast
    🗑	prullenmand
    🗒	schrijfblok met spiraal
    🗓	kalender met spiraal
    🗜	lijmklem
    🗝	oude sleutel
    🗞	opgerolde krant
    🗡	dolk
    🗣	silhouet van sprekend hoofd
    🗨	spraakballon naar links
    🗯	boze spraakballon naar rechts
    🗳	stembus met stembiljet
    🗺	wereldkaart
    🗻	berg Fuji
    🗼	Tokio-toren
    🗽	vrijheidsbeeld
    🗾	kaart van Japan
    🗿	moai-beeld
    😀	grijnzend gezicht
    😁	stralend gezicht met lachende ogen
    😂	gezicht met tranen van vreugde
    😃	grijnzend gezicht met grote ogen
    😄	grijnzend gezicht met lachende ogen
    😅	grijnzend gezicht met zweetdruppels
    😆	grijnzend gezicht met stijf dichtgeknepen ogen
    😇	lachend gezicht met halo
    😈	lachend gezicht met hoorns
    😉	knipogend gezicht
    😊	lachend gezicht met lachende ogen
    😋	lachend gezicht dat lippen likt
    😌	opgelucht gezicht
    😍	lachend gezicht met hartvormige ogen
    😎	lachend gezicht met zonnebril
    😏	gniffelend gezicht
    😐	neutraal gezicht
    😑	uitdrukkingsloos gezicht
    😒	chagrijnig gezicht
    😓	neerslachtig gezicht met zweetdruppel
    😔	peinzend gezicht
    😕	verward gezicht
    😖	onthutst gezicht
    😗	kussend gezicht
    😘	gezicht dat kus toeblaast
    😙	kussend gezicht met lachende ogen
    😚	kussend gezicht met gesloten ogen
    😛	gezicht met uitgestoken tong
    😜	knipoog met uitgestoken tong
    😝	gezicht met uitgestoken tong en dichtgeknepen ogen
    😞	teleurgesteld gezicht
    😟	bezorgd gezicht
    😠	boos gezicht
    😡	pruilend gezicht
    😢	huilend gezicht
    😣	volhardend gezicht
    😤	gezicht blazend van woede
    😥	teleurgesteld maar opgelucht gezicht
    😦	fronsend gezicht met open mond
    😧	gekweld gezicht
    😨	bang gezicht
    😩	moe gezicht
    😪	slaperig gezicht
    😫	vermoeid gezicht
    😬	gezicht met grimas
    😭	hard huilend gezicht
    😮	gezicht met open mond
    😮💨	gezicht dat uitademt
    😯	verstomd gezicht
    😰	angstig gezicht met zweetdruppel
    😱	angstig schreeuwend gezicht
    😲	verbaasd gezicht
    😳	blozend gezicht
    😴	slapend gezicht
    😵	duizelig gezicht
    😵💫	gezicht met spiraalvormige ogen
    😶	gezicht zonder mond
    😶🌫	gezicht in de wolken
    😷	gezicht met doktersmasker
    😸	grijnzende kat met lachende ogen
    😹	kat met tranen van vreugde
    😺	grijnzende kat
    😻	lachende kat met hartvormige ogen
    😼	gniffelende kat
    😽	kussende kat
    😾	pruilende kat
    😿	huilende kat
    🙀	vermoeide kat
    🙁	licht fronsend gezicht
    🙂	enigszins lachend gezicht
    🙃	omgekeerd gezicht
    🙄	gezicht met rollende ogen
    🙅	persoon die nee-gebaar maakt
    🙅♀	vrouw die nee-gebaar maakt
    🙅♂	man die nee-gebaar maakt
    🙆	persoon die OK-gebaar maakt
    🙆♀	vrouw die OK-gebaar maakt
    🙆♂	man die OK-gebaar maakt
    🙇	buigende persoon
    🙇♀	buigende vrouw
    🙇♂	buigende man
    🙈	geen kwaad zien
    🙉	geen kwaad horen
    🙊	geen kwaad spreken
    🙋	persoon met opgeheven hand
    🙋♀	vrouw met opgeheven hand
    🙋♂	man met opgeheven hand
    🙌	juichend omhooggestoken handen
    🙍	fronsend persoon
    🙍♀	fronsende vrouw
    🙍♂	fronsende man
    🙎	pruilend persoon
    🙎♀	pruilende vrouw
    🙎♂	pruilende man
    🙏	gevouwen handen
    🚀	raket
    🚁	helikopter
    🚂	locomotief
    🚃	treinwagon
    🚄	hogesnelheidstrein
    🚅	hogesnelheidstrein met kogelneus
    🚆	trein
    🚇	metro
    🚈	lightrail
    🚉	treinstation
    🚊	tram
    🚋	tramwagon
    🚌	bus
    🚍	naderende bus
    🚎	trolleybus
    🚏	bushalte
    🚐	minibus
    🚑	ambulance
    🚒	brandweerauto
    🚓	politieauto
    🚔	naderende politieauto
    🚕	taxi
    🚖	naderende taxi
    🚗	auto
    🚘	naderende auto
    🚙	SUV
    🚚	bestelbus
    🚛	vrachtwagen
    🚜	tractor
    🚝	monorail
    🚞	bergspoor
    🚟	zweeftrein
    🚠	bergkabelbaan
    🚡	kabelbaan
    🚢	schip
    🚣	persoon in roeiboot
    🚣♀	vrouw in roeiboot
    🚣♂	man in roeiboot
    🚤	speedboot
    🚥	horizontaal verkeerslicht
    🚦	verticaal verkeerslicht
    🚧	bouwwerkzaamheden
    🚨	zwaailicht van politieauto
    🚩	driehoekige vlag
    🚪	deur
    🚫	verboden
    🚬	sigaret
    🚭	niet roken
    🚮	prullenbaksymbool
    🚯	geen afval weggooien
    🚰	drinkwater
    🚱	geen drinkwater
    🚲	fiets
    🚳	geen fietsen
    🚴	fietsende persoon
    🚴♀	fietsende vrouw
    🚴♂	fietsende man
    🚵	persoon op mountainbike
    🚵♀	vrouw op mountainbike
    🚵♂	man op mountainbike
    🚶	voetganger
    🚶♀	wandelende vrouw
    🚶♂	wandelende man
    🚷	geen voetgangers
    🚸	overstekende kinderen
    🚹	herentoilet
    🚺	damestoilet
    🚻	toiletten
    🚼	babysymbool
    🚽	toilet
    🚾	wc
    🚿	douche
    🛀	persoon in badkuip
    🛁	badkuip
    🛂	paspoortcontrole
    🛃	douane
    🛄	bagage afhalen
    🛅	bagagekluis
    🛋	bank en lamp
    🛌	persoon in bed
    🛍	boodschappentassen
    🛎	piccolobel
    🛏	bed
    🛐	gebedsruimte
    🛑	stopteken
    🛒	winkelwagen
    🛕	hindoetempel
    🛖	hut
    🛗	lift
    🛝	glijbaan
    🛞	wiel
    🛟	reddingsboei
    🛠	hamer en moersleutel
    🛡	schild
    🛢	olievat
    🛣	snelweg
    🛤	treinspoor
    🛥	motorboot
    🛩	vliegtuigje
    🛫	vertrek van vliegtuig
    🛬	aankomst van vliegtuig
    🛰	satelliet
    🛳	passagiersschip
    🛴	step
    🛵	scooter
    🛶	kano
    🛷	slee
    🛸	vliegende schotel
    🛹	skateboard
    🛺	riksja
    🛻	pick-up
    🛼	rolschaats
    🟠	oranje cirkel
    🟡	gele cirkel
    🟢	groene cirkel
    🟣	paarse cirkel
    🟤	bruine cirkel
    🟥	rood vierkant
    🟦	blauw vierkant
    🟧	oranje vierkant
    🟨	geel vierkant
    🟩	groen vierkant
    🟪	paars vierkant
    🟫	bruin vierkant
    🟰	vetgedrukt gelijkteken
    🤌	samengeknepen vingers
    🤍	wit hart
    🤎	bruin hart
    🤏	hand met samengeknepen vingers
    🤐	gezicht met een rits als mond
    🤑	gezicht met geld in de mond
    🤒	gezicht met thermometer
    🤓	nerdgezicht
    🤔	nadenkend gezicht
    🤕	gezicht met een verband om het hoofd
    🤖	robot
    🤗	blij gezicht met handen uitgestoken voor een knuffel
    🤘	duivelshorens
    🤙	bel me-gebaar
    🤚	achterkant van opgeheven hand
    🤛	naar links gerichte vuist
    🤜	naar rechts gerichte vuist
    🤝	handdruk
    🤞	gekruiste vingers
    🤟	ik-hou-van-je-gebaar
    🤠	gezicht met cowboyhoed
    🤡	clownsgezicht
    🤢	misselijk gezicht
    🤣	gezicht dat op de grond rolt van het lachen
    🤤	kwijlend gezicht
    🤥	liegend gezicht
    🤦	persoon die het gezicht met de hand bedekt
    🤦♀	vrouw die het gezicht met de hand bedekt
    🤦♂	man die het gezicht met de hand bedekt
    🤧	niezend gezicht
    🤨	gezicht met opgeheven wenkbrauw
    🤩	sterren in de ogen
    🤪	gek gezicht
    🤫	gezicht dat tot stilte maant
    🤬	gezicht met symbolen op mond
    🤭	gezicht met hand over de mond
    🤮	brakend gezicht
    🤯	ontploffend hoofd
    🤰	zwangere vrouw
    🤱	borstvoeding
    🤲	beide handpalmen omhoog
    🤳	selfie
    🤴	prins
    🤵	persoon in smoking
    🤵♀	vrouw in smoking
    🤵♂	man in smoking
    🤶	kerstvrouw
    🤷	persoon die schouders ophaalt
    🤷♀	vrouw die schouders ophaalt
    🤷♂	man die schouders ophaalt
    🤸	persoon die een radslag doet
    🤸♀	vrouw die een radslag doet
    🤸♂	man die een radslag doet
    🤹	persoon die jongleert
    🤹♀	vrouw die jongleert
    🤹♂	man die jongleert
    🤺	schermer
    🤼	personen die worstelen
    🤼♀	worstelende vrouwen
    🤼♂	worstelende mannen
    🤽	persoon die waterpolo speelt
    🤽♀	vrouw die waterpolo speelt
    🤽♂	man die waterpolo speelt
    🤾	persoon die handbal speelt
    🤾♀	vrouw die handbal speelt
    🤾♂	man die handbal speelt
    🤿	duikbril
    🥀	verwelkte bloem
    🥁	trommel
    🥂	klinkende glazen
    🥃	tumblerglas
    🥄	lepel
    🥅	doelnet
    🥇	medaille 1e plaats
    🥈	medaille 2e plaats
    🥉	medaille 3e plaats
    🥊	bokshandschoen
    🥋	pak voor vechtsporten
    🥌	curlingsteen
    🥍	lacrosse
    🥎	softbal
    🥏	frisbee
    🥐	croissant
    🥑	avocado
    🥒	komkommer
    🥓	bacon
    🥔	aardappel
    🥕	wortel
    🥖	stokbrood
    🥗	groene salade
    🥘	paellapan
    🥙	gevuld pitabroodje
    🥚	ei
    🥛	glas melk
    🥜	pindas
    🥝	kiwi
    🥞	pannenkoeken
    🥟	knoedel
    🥠	gelukskoekje
    🥡	afhaalmaaltijd
    🥢	chopsticks
    🥣	kom met lepel
    🥤	beker met rietje
    🥥	kokosnoot
    🥦	broccoli
    🥧	taart
    🥨	pretzel
    🥩	vlees
    🥪	boterham
    🥫	blikvoedsel
    🥬	bladgroente
    🥭	mango
    🥮	maancake
    🥯	bagel
    🥰	lachend gezicht met hartjes
    🥱	gapend gezicht
    🥲	lachend gezicht met traan
    🥳	feestend gezicht
    🥴	wazig gezicht
    🥵	heet gezicht
    🥶	koud gezicht
    🥷	ninja
    🥸	vermomd gezicht
    🥹	gezicht dat tranen tegenhoudt
    🥺	smekend gezicht
    🥻	sari
    🥼	labjas
    🥽	oogscherm
    🥾	wandelschoen
    🥿	platte schoen
    🦀	krab
    🦁	leeuw
    🦂	schorpioen
    🦃	kalkoen
    🦄	eenhoorn
    🦅	adelaar
    🦆	eend
    🦇	vleermuis
    🦈	haai
    🦉	uil
    🦊	vos
    🦋	vlinder
    🦌	hert
    🦍	gorilla
    🦎	hagedis
    🦏	neushoorn
    🦐	garnaal
    🦑	inktvis
    🦒	giraffe
    🦓	zebra
    🦔	egel
    🦕	sauropode
    🦖	T-Rex
    🦗	krekel
    🦘	kangoeroe
    🦙	lama
    🦚	pauw
    🦛	nijlpaard
    🦜	papegaai
    🦝	wasbeer
    🦞	kreeft
    🦟	mug
    🦠	microbe
    🦡	das
    🦢	zwaan
    🦣	mammoet
    🦤	dodo
    🦥	luiaard
    🦦	otter
    🦧	orang-oetang
    🦨	stinkdier
    🦩	flamingo
    🦪	oester
    🦫	bever
    🦬	bizon
    🦭	zeehond
    🦮	blindengeleidehond
    🦯	taststok
    🦰	rood haar
    🦱	krullend haar
    🦲	kaal
    🦳	wit haar
    🦴	bot
    🦵	been
    🦶	voet
    🦷	tand
    🦸	superheld
    🦸♀	vrouwelijke superheld
    🦸♂	mannelijke superheld
    🦹	superschurk
    🦹♀	vrouwelijke superschurk
    🦹♂	mannelijke superschurk
    🦺	veiligheidsvest
    🦻	oor met gehoorapparaat
    🦼	elektrische rolstoel
    🦽	rolstoel
    🦾	armprothese
    🦿	beenprothese
    🧀	stuk kaas
    🧁	cupcake
    🧂	zout
    🧃	pakje drinken
    🧄	knoflook
    🧅	ui
    🧆	falafel
    🧇	wafel
    🧈	boter
    🧉	maté
    🧊	ijsklontje
    🧋	bubbelthee
    🧌	trol
    🧍	staande persoon
    🧍♀	staande vrouw
    🧍♂	staande man
    🧎	knielende persoon
    🧎♀	knielende vrouw
    🧎♂	knielende man
    🧏	doof persoon
    🧏♀	dove vrouw
    🧏♂	dove man
    🧐	gezicht met monocle
    🧑	volwassene
    🧑⚕	gezondheidsmedewerker
    🧑⚖	rechter
    🧑✈	piloot
    🧑🌾	boer
    🧑🍳	kok
    🧑🍼	persoon die een baby voedt
    🧑🎄	kersttransgender
    🧑🎓	student
    🧑🎤	zanger
    🧑🎨	kunstenaar
    🧑🏫	docent
    🧑🏭	fabrieksarbeider
    🧑💻	technoloog
    🧑💼	kantoormedewerker
    🧑🔧	monteur
    🧑🔬	wetenschapper
    🧑🚀	astronaut
    🧑🚒	brandweerman
    🧑🤝🧑	personen hand in hand
    🧑🦯	persoon met taststok
    🧑🦰	volwassene rood haar
    🧑🦱	volwassene krullend haar
    🧑🦲	volwassene kaal
    🧑🦳	volwassene wit haar
    🧑🦼	persoon in elektrische rolstoel
    🧑🦽	persoon in rolstoel
    🧒	kind
    🧓	oudere persoon
    🧔	persoon baard
    🧔♀	vrouw baard
    🧔♂	man baard
    🧕	vrouw met hoofddoek
    🧖	persoon in ruimte vol stoom
    🧖♀	vrouw in ruimte vol stoom
    🧖♂	man in ruimte vol stoom
    🧗	klimmende persoon
    🧗♀	klimmende vrouw
    🧗♂	klimmende man
    🧘	persoon in lotushouding
    🧘♀	vrouw in lotushouding
    🧘♂	man in lotushouding
    🧙	magiër
    🧙♀	vrouwelijke magiër
    🧙♂	mannelijke magiër
    🧚	elfje
    🧚♀	vrouwelijk elfje
    🧚♂	mannelijk elfje
    🧛	vampier
    🧛♀	vrouwelijke vampier
    🧛♂	mannelijke vampier
    🧜	zeemeermin
    🧜♀	sirene
    🧜♂	zeemeerman
    🧝	elf
    🧝♀	vrouwelijke elf
    🧝♂	mannelijke elf
    🧞	geest in de fles
    🧞♀	vrouwelijke geest in de fles
    🧞♂	mannelijke geest in de fles
    🧟	zombie
    🧟♀	vrouwelijke zombie
    🧟♂	mannelijke zombie
    🧠	brein
    🧡	oranje hart
    🧢	pet
    🧣	sjaal
    🧤	handschoenen
    🧥	jas
    🧦	sokken
    🧧	rode envelop
    🧨	rotje
    🧩	puzzelstukje
    🧪	reageerbuis
    🧫	petrischaal
    🧬	DNA
    🧭	kompas
    🧮	abacus
    🧯	brandblusapparaat
    🧰	gereedschapskist
    🧱	baksteen
    🧲	magneet
    🧳	bagage
    🧴	lotionfles
    🧵	garen
    🧶	wol
    🧷	veiligheidsspeld
    🧸	teddybeer
    🧹	bezem
    🧺	mand
    🧻	rol papier
    🧼	zeep
    🧽	spons
    🧾	kassabon
    🧿	Nazar-amulet
    🩰	balletschoenen
    🩱	badpak
    🩲	slip
    🩳	korte broek
    🩴	teenslipper
    🩸	bloeddruppel
    🩹	pleister
    🩺	stethoscoop
    🩻	röntgenfoto
    🩼	kruk
    🪀	jojo
    🪁	vlieger
    🪂	parachute
    🪃	boemerang
    🪄	toverstok
    🪅	piñata
    🪆	matroesjka
    🪐	planeet met ringen
    🪑	hoge stoel
    🪒	scheermes
    🪓	bijl
    🪔	diya-lamp
    🪕	banjo
    🪖	legerhelm
    🪗	accordeon
    🪘	hoge trom
    🪙	munt
    🪚	houtzaag
    🪛	schroevendraaier
    🪜	ladder
    🪝	haak
    🪞	spiegel
    🪟	raam
    🪠	ontstopper
    🪡	naald
    🪢	knoop
    🪣	emmer
    🪤	muizenval
    🪥	tandenborstel
    🪦	grafsteen
    🪧	plakkaat
    🪨	rots
    🪩	spiegelbal
    🪪	legitimatiebewijs
    🪫	batterij bijna leeg
    🪬	hamsa
    🪰	vlieg
    🪱	worm
    🪲	kever
    🪳	kakkerlak
    🪴	potplant
    🪵	hout
    🪶	veer
    🪷	lotus
    🪸	koraal
    🪹	leeg nest
    🪺	nest met eieren
    🫀	hart
    🫁	longen
    🫂	personen in een omhelzing
    🫃	zwangere man
    🫄	zwanger persoon
    🫅	persoon met kroon
    🫐	bosbessen
    🫑	paprika
    🫒	olijf
    🫓	platbrood
    🫔	tamale
    🫕	fondue
    🫖	theepot
    🫗	vloeistof uitgieten
    🫘	bonen
    🫙	pot
    🫠	smeltend gezicht
    🫡	saluerend gezicht
    🫢	gezicht met open ogen en hand over de mond
    🫣	gezicht met glurend oog
    🫤	gezicht met schuine mond
    🫥	gezicht in stippellijn
    🫦	mond die op lip bijt
    🫧	zeepbellen
    🫰	hand met wijsvinger en duim gekruist
    🫱	hand naar rechts
    🫲	hand naar links
    🫳	handpalm omlaag
    🫴	handpalm omhoog
    🫵	wijsvinger die naar de kijker wijst
    🫶	handen in de vorm van een hart
    """
}
