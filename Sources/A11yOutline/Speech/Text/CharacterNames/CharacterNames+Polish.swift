// Made by scripts/character-names from CLDR; ThirdParty/CLDR has the licence.

extension CharacterNames {
  /// Polish.
  static let polish = """
    !	wykrzyknik
    #	kratka
    $	dolar
    %	procent
    &	et
    '	apostrof prosty
    )	nawias zamykający
    *	gwiazdka
    +	plus
    ,	przecinek
    -	łącznik-minus
    .	kropka
    /	ukośnik
    :	dwukropek
    ;	średnik
    <	mniejsze niż
    =	równość
    >	większe niż
    ?	znak zapytania
    @	znak małpy
    [	otwierający nawias kwadratowy
    \\	ukośnik wsteczny
    ]	zamykający nawias kwadratowy
    ^	akcent przeciągły
    _	znak podkreślenia
    `	grawis
    {	otwierający nawias klamrowy
    |	kreska pionowa
    }	zamykający nawias klamrowy
    ~	tylda
    ¡	odwrócony wykrzyknik
    ¢	cent
    £	funt
    ¤	nieznana waluta
    ¥	jen
    §	paragraf
    ¨	diereza
    ©	znak praw autorskich
    «	lewy cudzysłów ostrokątny
    ¬	negacja
    ®	zarejestrowany znak towarowy
    °	stopień
    ±	plus-minus
    ´	akcent ostry
    ¶	znak akapitu
    ·	kropka środkowa
    »	prawy cudzysłów ostrokątny
    ¿	odwrócony znak zapytania
    ×	znak iloczynu
    ÷	znak ilorazu
    ֏	dram armeński
    ؋	afgani afgańskie
    ،	przecinek arabski
    ؛	średnik arabski
    ؟	arabski znak zapytania
    ৳	taka bengalska
    ฿	baht tajski
    ៛	riel kambodżański
    ‐	dywiz
    –	znak półpauzy
    —	znak pauzy
    ―	pozioma kreska
    ‘	apostrof odwrócony
    ’	apostrof
    ‚	apostrof dolny
    “	górny cudzysłów otwierający
    ”	górny cudzysłów zamykający
    „	dolny cudzysłów otwierający
    †	znak sztyletu
    ‡	znak podwójnego sztyletu
    •	punktor
    …	wielokropek
    ‧	punkt podziału
    ‰	promil
    ′	prim
    ″	bis
    ‴	ter
    ‸	kareta
    ※	znak odniesienia
    ‼	podwójny wykrzyknik
    ‽	interrobang
    ‾	nadkreślenie
    ⁂	asteryzm
    ⁄	ukośnik ułamkowy
    ⁉	wykrzyknik ze znakiem zapytania
    ⁻	minus w indeksie górnym
    ₡	colon kostarykański
    ₢	cruzeiro
    ₣	frank francuski
    ₤	lira
    ₥	mill
    ₦	naira nigeryjska
    ₧	peseta hiszpańska
    ₨	rupia
    ₩	won
    ₪	nowy szekel izraelski
    ₫	dong wietnamski
    €	euro
    ₭	kip laotański
    ₮	tugrik mongolski
    ₰	niemiecki fenig
    ₱	peso
    ₲	guarani paragwajskie
    ₳	austral
    ₴	hrywna ukraińska
    ₵	cedi ghańskie
    ₶	funt turoński
    ₷	spesmilo
    ₸	tenge kazachskie
    ₹	rupia indyjska
    ₺	lira turecka
    ₼	manat azerski
    ₽	rubel
    ₾	lari gruzińskie
    ₿	bitcoin
    ℗	znak praw autorskich do nagrań muzycznych
    ™	znak towarowy
    ←	strzałka skierowana w lewo
    ↑	strzałka skierowana w górę
    →	strzałka skierowana w prawo
    ↓	strzałka skierowana w dół
    ↔	strzałka w lewo i w prawo
    ↕	strzałka w górę i w dół
    ↖	strzałka w górę w lewo
    ↗	strzałka w górę w prawo
    ↘	strzałka w dół w prawo
    ↙	strzałka w dół w lewo
    ↚	przekreślona strzałka w lewo
    ↛	przekreślona strzałka w prawo
    ↜	falista strzałka w lewo
    ↝	falista strzałka w prawo
    ↞	strzałka w lewo z podwójnym grotem
    ↟	strzałka w górę z podwójnym grotem
    ↠	strzałka w prawo z podwójnym grotem
    ↡	strzałka w dół z podwójnym grotem
    ↢	strzałka w lewo z lotką
    ↣	strzałka w prawo z lotką
    ↤	strzałka w lewo z kreski
    ↥	strzałka w górę z kreski
    ↦	strzałka w prawo z kreski
    ↧	strzałka w dół z kreski
    ↨	strzałka w górę i w dół z podstawą
    ↩	strzałka zakręcona w lewo
    ↪	strzałka zakręcona w prawo
    ↫	strzałka w lewo z pętlą
    ↬	strzałka w prawo z pętlą
    ↭	falista strzałka w lewo i prawo
    ↮	przekreślona strzałka w lewo i prawo
    ↯	zygzakowata strzałka w dół
    ↰	strzałka w górę z grotem skierowanym w lewo
    ↱	strzałka w górę z grotem skierowanym w prawo
    ↲	strzałka w dół z grotem skierowanym w lewo
    ↳	strzałka w dół z grotem skierowanym w prawo
    ↴	strzałka w prawo z narożnikiem w dół
    ↵	strzałka w dół skręcająca w lewo
    ↶	górna półkolista strzałka w lewo
    ↷	górna półkolista strzałka w prawo
    ↸	strzałka na północny zachód z długą kreską
    ↹	strzałka z kreską w lewo nad strzałką z kreską w prawo
    ↺	otwarta kolista strzałka w lewo
    ↻	otwarta kolista strzałka w prawo
    ↼	harpun w lewo z kolcem w górę
    ↽	harpun w lewo z kolcem w dół
    ↾	harpun w górę z kolcem w prawo
    ↿	harpun w górę z kolcem w lewo
    ⇀	harpun w prawo z kolcem w górę
    ⇁	harpun w prawo z kolcem w dół
    ⇂	harpun w dół z kolcem w prawo
    ⇃	harpun w dół z kolcem w lewo
    ⇄	strzałka w prawo nad strzałką w lewo
    ⇅	strzałki skierowane w górę i w dół
    ⇆	strzałka w lewo nad strzałką w prawo
    ⇇	para strzałek w lewo
    ⇈	para strzałek w górę
    ⇉	para strzałek w prawo
    ⇊	para strzałek w dół
    ⇋	harpun w lewo nad harpunem w prawo
    ⇌	harpun w prawo nad harpunem w lewo
    ⇍	przekreślona podwójna strzałka w lewo
    ⇎	przekreślona podwójna strzałka w lewo i w prawo
    ⇏	przekreślona podwójna strzałka w prawo
    ⇐	podwójna strzałka w lewo
    ⇑	podwójna strzałka w górę
    ⇒	podwójna strzałka w prawo
    ⇓	podwójna strzałka w dół
    ⇔	podwójna strzałka w lewo i w prawo
    ⇖	podwójna strzałka na północny zachód
    ⇗	podwójna strzałka na północny wschód
    ⇘	podwójna strzałka na południowy wschód
    ⇙	podwójna strzałka na południowy zachód
    ⇚	potrójna strzałka w lewo
    ⇛	potrójna strzałka w prawo
    ⇜	zygzakowata strzałka w lewo
    ⇝	zygzakowata strzałka w prawo
    ⇞	podwójnie przekreślona strzałka w górę
    ⇟	podwójnie przekreślona strzałka w dół
    ⇠	przerywana strzałka w lewo
    ⇡	przerywana strzałka w górę
    ⇢	przerywana strzałka w prawo
    ⇣	przerywana strzałka w dół
    ⇤	strzałka z kreską w lewo
    ⇥	strzałka z kreską w prawo
    ⇦	pusta strzałka w lewo
    ⇧	pusta strzałka w górę
    ⇨	pusta strzałka w prawo
    ⇩	pusta strzałka w dół
    ⇪	pusta strzałka w górę z kreski
    ⇵	strzałka w dół po lewej strzałka w górę
    ∀	dla wszystkich
    ∂	pochodna cząstkowa
    ∃	kwantyfikator egzystencjalny
    ∅	zbiór pusty
    ∆	delta
    ∇	nabla
    ∈	należy do
    ∉	nie jest elementem
    ∋	zawiera w sobie element
    ∎	znak końca dowodu
    ∏	iloczyn n czynników
    ∑	suma n składników
    −	minus
    ∓	plus lub minus
    ∕	ukośnik dzielenia
    ∗	operator asterysk
    ∘	operator składania
    ∙	operator punktor
    √	pierwiastek kwadratowy
    ∝	proporcjonalne
    ∞	znak nieskończoności
    ∟	kąt prosty
    ∠	kąt
    ∣	dzieli
    ∥	równoległe
    ∧	koniunkcja
    ∩	iloczyn zbiorów
    ∪	suma zbiorów
    ∫	całka
    ∬	całka podwójna
    ∮	całka konturowa
    ∴	dlatego
    ∵	ponieważ
    ∶	stosunek
    ∷	proporcja
    ∼	operator tylda
    ∽	odwrócona tylda
    ∾	odwrócone leniwe s
    ≃	asymptotycznie równe
    ≅	w przybliżeniu równe
    ≈	prawie równe
    ≌	wszystkie równe
    ≒	w przybliżeniu równe obrazowi
    ≖	pierścień w znaku równości
    ≠	różne
    ≡	tożsamy z
    ≣	ściśle równoważne
    ≤	mniejsze niż lub równe
    ≥	większe niż lub równe
    ≦	znak mniejszości nad znakiem równości
    ≧	znak większości nad znakiem równości
    ≪	dużo mniejsze niż
    ≫	dużo większe niż
    ≬	pomiędzy
    ≮	nie mniejsze niż
    ≯	nie większe niż
    ≳	większe niż lub równoważne
    ≺	poprzedza
    ≻	następuje po
    ⊁	nie następuje po
    ⊂	jest zawarty w
    ⊃	nadzbiór
    ⊆	podzbiór równy
    ⊇	nadzbiór równy
    ⊕	zakreślony znak dodawania
    ⊖	zakreślony znak odejmowania
    ⊗	zakreślony znak mnożenia
    ⊘	zakreślony ukośnik dzielenia
    ⊙	zakreślony operator kropka środkowa
    ⊚	zakreślony operator składania
    ⊛	zakreślony operator asterysk
    ⊞	znak dodawania w kwadracie
    ⊟	znak odejmowania w kwadracie
    ⊥	znak sprzeczności
    ⊮	nie wymusza
    ⊰	poprzedza w relacji
    ⊱	następuje w relacji
    ⊶	pochodzący z
    ⊹	sprzężenie hermitowskie macierzy
    ⊿	trójkąt prostokątny
    ⋁	suma logiczna
    ⋂	iloczyn mnogościowy
    ⋃	suma n-argumentowa
    ⋅	operator kropka środkowa
    ⋆	operator gwiazdka
    ⋈	naturalne połączenie
    ⋒	podwójna część wspólna
    ⋘	bardzo dużo mniejsze niż
    ⋙	bardzo dużo większe niż
    ⋭	nie zawiera jako normalnej podgrupy równej
    ⋮	wielokropek pionowy
    ⋯	wielokropek poziomy w linii środkowej
    ⋰	wielokropek ukośny wznoszący się w prawo
    ⋱	wielokropek ukośny opadający w prawo
    ⌚	zegarek
    ⌛	klepsydra
    ⌨	klawiatura
    ⏏	wysuń
    ⏩	przycisk szybkiego przewijania do przodu
    ⏪	przycisk szybkiego przewijania do tyłu
    ⏫	przycisk szybko w górę
    ⏬	przycisk szybko w dół
    ⏭	następny utwór
    ⏮	poprzedni utwór
    ⏯	odtwórz lub wstrzymaj
    ⏰	budzik
    ⏱	stoper
    ⏲	minutnik
    ⏳	klepsydra z przesypującym się piaskiem
    ⏸	pauza
    ⏹	zatrzymaj
    ⏺	nagraj
    Ⓜ	koło z literą M
    ■	wypełniony kwadrat
    □	pusty kwadrat
    ▢	pusty kwadrat z zaokrąglonymi rogami
    ▣	pusty kwadrat zawierający wypełniony kwadrat
    ▤	kwadrat z poziomymi kreskami
    ▥	kwadrat z pionowymi kreskami
    ▦	kwadrat z prostą kratką w środku
    ▧	kwadrat z kreskami biegnącymi od lewego górnego rogu do prawego dolnego rogu
    ▨	kwadrat z kreskami biegnącymi od prawego górnego rogu do lewego dolnego rogu
    ▩	kwadrat z ukośną kratką w środku
    ▪	mały czarny kwadrat
    ▫	mały biały kwadrat
    ▬	wypełniony prostokąt
    ▭	pusty prostokąt
    ▮	wypełniony pionowy prostokąt
    ▰	wypełniony równoległobok
    ▲	wypełniony trójkąt skierowany w górę
    △	pusty trójkąt z wierzchołkiem skierowanym w górę
    ▴	wypełniony mały trójkąt z wierzchołkiem skierowanym w górę
    ▵	pusty mały trójkąt z wierzchołkiem skierowanym w górę
    ▶	odtwórz
    ▷	pusty trójkąt z wierzchołkiem skierowanym w prawo
    ▸	wypełniony mały trójkąt z wierzchołkiem skierowanym w prawo
    ▹	pusty mały trójkąt z wierzchołkiem skierowanym w prawo
    ►	wypełniony wskaźnik wskazujący w prawo
    ▻	pusty wskaźnik wskazujący w prawo
    ▼	wypełniony trójkąt skierowany w dół
    ▽	pusty trójkąt z wierzchołkiem skierowanym w dół
    ▾	wypełniony mały trójkąt z wierzchołkiem skierowanym w dół
    ▿	pusty mały trójkąt z wierzchołkiem skierowanym w dół
    ◀	wstecz
    ◁	pusty trójkąt z wierzchołkiem skierowanym w lewo
    ◂	wypełniony mały trójkąt z wierzchołkiem skierowanym w lewo
    ◃	pusty mały trójkąt z wierzchołkiem skierowanym w lewo
    ◄	wypełniony wskaźnik wskazujący w lewo
    ◅	pusty wskaźnik wskazujący w lewo
    ◆	wypełniony romb
    ◇	pusty romb
    ◈	pusty romb zawierający wypełniony romb
    ◉	pusty okrąg zawierający wypełniony okrąg
    ◊	romb
    ○	okrąg
    ◌	kropkowany okrąg
    ◍	okrąg z pionowymi kreskami
    ◎	okręgi koncentryczne
    ●	koło
    ◐	okrąg z wypełnioną lewą połową
    ◑	okrąg z wypełnioną prawą połową
    ◒	okrąg z wypełnioną dolną połową
    ◓	okrąg z wypełnioną górną połową
    ◔	okrąg z wypełnioną prawą górną ćwiartką
    ◕	okrąg z niewypełnioną lewą górną ćwiartką
    ◖	wypełniona lewa połowa okręgu
    ◗	wypełniona prawa połowa okręgu
    ◘	odwrócony punktor
    ◙	wypełniony kwadrat zawierający pusty okrąg
    ◜	łuk w lewej górnej ćwiartce
    ◝	łuk w prawej górnej ćwiartce
    ◞	łuk w prawej dolnej ćwiartce
    ◟	łuk w lewej dolnej ćwiartce
    ◠	górna połowa okręgu
    ◡	dolna połowa okręgu
    ◢	wypełniony trójkąt w prawym dolnym rogu
    ◣	wypełniony trójkąt w lewym dolnym rogu
    ◤	wypełniony trójkąt w lewym górnym rogu
    ◥	wypełniony trójkąt w prawym górnym rogu
    ◦	pusty punktor
    ◯	duży okrąg
    ◳	pusty kwadrat w prawej górnej ćwiartce
    ◷	pusty okrąg z prawą górną ćwiartką
    ◻	średni biały kwadrat
    ◼	średni czarny kwadrat
    ◽	mały średni biały kwadrat
    ◾	mały średni czarny kwadrat
    ◿	trójkąt w prawym dolnym rogu
    ☀	słońce
    ☁	chmura
    ☂	parasol
    ☃	bałwanek i płatki śniegu
    ☄	kometa
    ☎	telefon
    ☑	pole ze znacznikiem wyboru
    ☔	parasol z kroplami deszczu
    ☕	gorący napój
    ☘	koniczyna
    ☝	palec wskazujący w górę
    ☠	czaszka z piszczelami
    ☢	promieniowanie radioaktywne
    ☣	zagrożenie ze strony organizmów żywych
    ☦	krzyż prawosławny
    ☪	gwiazda i półksiężyc
    ☮	symbol pokoju
    ☯	yin-yang
    ☸	koło dharmy
    ☹	zachmurzona twarz
    ☺	uśmiechnięta twarz
    ♀	znak kobiety
    ♂	znak mężczyzny
    ♈	Baran
    ♉	Byk
    ♊	Bliźnięta
    ♋	Rak
    ♌	Lew
    ♍	Panna
    ♎	Waga
    ♏	Skorpion
    ♐	Strzelec
    ♑	Koziorożec
    ♒	Wodnik
    ♓	Ryby
    ♟	pionek
    ♠	pik
    ♣	trefl
    ♥	kier
    ♦	karo
    ♨	gorące źródła
    ♪	ósemka
    ♭	bemol
    ♯	krzyżyk
    ♻	recykling
    ♾	nieskończoność
    ♿	symbol wózka inwalidzkiego
    ⚒	młoty
    ⚓	kotwica
    ⚔	skrzyżowane miecze
    ⚕	symbol medycyny
    ⚖	waga szalkowa
    ⚗	alembik
    ⚙	koło zębate
    ⚛	symbol atomu
    ⚜	lilijka
    ⚠	ostrzeżenie
    ⚡	wysokie napięcie
    ⚧	symbol transpłciowości
    ⚪	białe koło
    ⚫	czarne koło
    ⚰	trumna
    ⚱	urna na prochy
    ⚽	piłka nożna
    ⚾	baseball
    ⛄	bałwan bez śniegu
    ⛅	słońce zza chmury
    ⛈	chmura z piorunem i deszczem
    ⛎	Wężownik
    ⛏	kilof
    ⛑	kask z krzyżykiem
    ⛓	łańcuchy
    ⛔	zakaz wjazdu
    ⛩	świątynia shinto
    ⛪	kościół
    ⛰	góra
    ⛱	parasol plażowy wbity w ziemię
    ⛲	fontanna
    ⛳	flaga w dołku
    ⛴	prom
    ⛵	żaglówka
    ⛷	narciarz
    ⛸	but z łyżwą
    ⛹	osoba kozłująca piłkę
    ⛹♀	kobieta kozłująca piłkę
    ⛹♂	mężczyzna kozłujący piłkę
    ⛺	namiot
    ⛽	dystrybutor paliwa
    ✂	nożyczki
    ✅	przycisk ze znacznikiem wyboru
    ✈	samolot
    ✉	koperta
    ✊	wzniesiona pięść
    ✋	wzniesiona dłoń
    ✌	gest V
    ✍	pisząca dłoń
    ✏	ołówek
    ✒	pióro z czarną stalówką
    ✔	znacznik wyboru
    ✖	znak mnożenia
    ✝	krzyż łaciński
    ✡	gwiazda Dawida
    ✨	gwiazdki
    ✳	gwiazdka ośmioramienna
    ✴	gwiazda ośmioramienna
    ❄	płatek śniegu
    ❇	iskra
    ❌	znak krzyżyka
    ❎	przycisk z krzyżykiem
    ❓	czerwony znak zapytania
    ❔	biały znak zapytania
    ❕	biały wykrzyknik
    ❗	czerwony wykrzyknik
    ❣	wykrzyknik w kształcie serca
    ❤	czerwone serce
    ❤🔥	serce w płomieniach
    ❤🩹	uleczone serce
    ➕	znak plus
    ➖	znak minus
    ➗	znak dzielenia
    ➡	strzałka w prawo
    ➰	pętla
    ➿	podwójna pętla
    ⤴	strzałka w prawo skręcająca w górę
    ⤵	strzałka w prawo skręcająca w dół
    ⨧	plus z dwójką w indeksie dolnym
    ⨯	iloczyn wektorowy
    ⨼	iloczyn wewnętrzny
    ⩣	alternatywa z podwójnym podkreśleniem
    ⩽	znak mniejszości z ukośnym znakiem równości
    ⪍	znak mniejszości nad znakiem asymptotycznej równości
    ⪚	znak równości nad znakiem większości
    ⪺	następuje nad nie prawie równe
    ⬅	strzałka w lewo
    ⬆	strzałka w górę
    ⬇	strzałka w dół
    ⬛	duży czarny kwadrat
    ⬜	duży biały kwadrat
    ⭐	gwiazda
    ⭕	gruby czerwony okrąg
    、	przecinek ideograficzny
    。	kropka ideograficzna
    〈	otwierający nawias ostrokątny
    〉	zamykający nawias ostrokątny
    《	podwójny otwierający nawias ostrokątny
    》	podwójny zamykający nawias ostrokątny
    「	lewy sufit
    」	prawa podłoga
    『	gruby lewy sufit
    』	gruba prawa podłoga
    【	otwierający czarny nawias soczewkowy
    】	zamykający czarny nawias soczewkowy
    〔	otwierający nawias zaokrąglony
    〕	zamykający nawias zaokrąglony
    〖	otwierający gruby nawias soczewkowy
    〗	zamykający gruby nawias soczewkowy
    〰	falista kreska
    〽	początek partii wokalnej
    ・	kropka środkowa katakana
    ㊗	japoński przycisk gratulacje
    ㊙	japoński przycisk tajemnica
    ﷼	rial
    🀄	madżong czerwony smok
    🃏	dżoker
    🅰	grupa krwi A
    🅱	grupa krwi B
    🅾	grupa krwi 0
    🅿	parking
    🆎	grupa krwi AB
    🆑	przycisk CL
    🆒	przycisk COOL
    🆓	przycisk FREE
    🆔	przycisk ID
    🆕	przycisk NEW
    🆖	przycisk NG
    🆗	przycisk OK
    🆘	przycisk SOS
    🆙	przycisk UP
    🆚	przycisk VS
    🇦🇨	flaga Wyspa Wniebowstąpienia
    🇦🇩	flaga Andora
    🇦🇪	flaga Zjednoczone Emiraty Arabskie
    🇦🇫	flaga Afganistan
    🇦🇬	flaga Antigua i Barbuda
    🇦🇮	flaga Anguilla
    🇦🇱	flaga Albania
    🇦🇲	flaga Armenia
    🇦🇴	flaga Angola
    🇦🇶	flaga Antarktyda
    🇦🇷	flaga Argentyna
    🇦🇸	flaga Samoa Amerykańskie
    🇦🇹	flaga Austria
    🇦🇺	flaga Australia
    🇦🇼	flaga Aruba
    🇦🇽	flaga Wyspy Alandzkie
    🇦🇿	flaga Azerbejdżan
    🇧🇦	flaga Bośnia i Hercegowina
    🇧🇧	flaga Barbados
    🇧🇩	flaga Bangladesz
    🇧🇪	flaga Belgia
    🇧🇫	flaga Burkina Faso
    🇧🇬	flaga Bułgaria
    🇧🇭	flaga Bahrajn
    🇧🇮	flaga Burundi
    🇧🇯	flaga Benin
    🇧🇱	flaga Saint-Barthélemy
    🇧🇲	flaga Bermudy
    🇧🇳	flaga Brunei
    🇧🇴	flaga Boliwia
    🇧🇶	flaga Niderlandy Karaibskie
    🇧🇷	flaga Brazylia
    🇧🇸	flaga Bahamy
    🇧🇹	flaga Bhutan
    🇧🇻	flaga Wyspa Bouveta
    🇧🇼	flaga Botswana
    🇧🇾	flaga Białoruś
    🇧🇿	flaga Belize
    🇨🇦	flaga Kanada
    🇨🇨	flaga Wyspy Kokosowe
    🇨🇩	flaga Demokratyczna Republika Konga
    🇨🇫	flaga Republika Środkowoafrykańska
    🇨🇬	flaga Kongo
    🇨🇭	flaga Szwajcaria
    🇨🇮	flaga Côte dIvoire
    🇨🇰	flaga Wyspy Cooka
    🇨🇱	flaga Chile
    🇨🇲	flaga Kamerun
    🇨🇳	flaga Chiny
    🇨🇴	flaga Kolumbia
    🇨🇵	flaga Wyspa Clippertona
    🇨🇷	flaga Kostaryka
    🇨🇺	flaga Kuba
    🇨🇻	flaga Republika Zielonego Przylądka
    🇨🇼	flaga Curaçao
    🇨🇽	flaga Wyspa Bożego Narodzenia
    🇨🇾	flaga Cypr
    🇨🇿	flaga Czechy
    🇩🇪	flaga Niemcy
    🇩🇬	flaga Diego Garcia
    🇩🇯	flaga Dżibuti
    🇩🇰	flaga Dania
    🇩🇲	flaga Dominika
    🇩🇴	flaga Dominikana
    🇩🇿	flaga Algieria
    🇪🇦	flaga Ceuta i Melilla
    🇪🇨	flaga Ekwador
    🇪🇪	flaga Estonia
    🇪🇬	flaga Egipt
    🇪🇭	flaga Sahara Zachodnia
    🇪🇷	flaga Erytrea
    🇪🇸	flaga Hiszpania
    🇪🇹	flaga Etiopia
    🇪🇺	flaga Unia Europejska
    🇫🇮	flaga Finlandia
    🇫🇯	flaga Fidżi
    🇫🇰	flaga Falklandy
    🇫🇲	flaga Mikronezja
    🇫🇴	flaga Wyspy Owcze
    🇫🇷	flaga Francja
    🇬🇦	flaga Gabon
    🇬🇧	flaga Wielka Brytania
    🇬🇩	flaga Grenada
    🇬🇪	flaga Gruzja
    🇬🇫	flaga Gujana Francuska
    🇬🇬	flaga Guernsey
    🇬🇭	flaga Ghana
    🇬🇮	flaga Gibraltar
    🇬🇱	flaga Grenlandia
    🇬🇲	flaga Gambia
    🇬🇳	flaga Gwinea
    🇬🇵	flaga Gwadelupa
    🇬🇶	flaga Gwinea Równikowa
    🇬🇷	flaga Grecja
    🇬🇸	flaga Georgia Południowa i Sandwich Południowy
    🇬🇹	flaga Gwatemala
    🇬🇺	flaga Guam
    🇬🇼	flaga Gwinea Bissau
    🇬🇾	flaga Gujana
    🇭🇰	flaga SRA Hongkong Chiny
    🇭🇲	flaga Wyspy Heard i McDonalda
    🇭🇳	flaga Honduras
    🇭🇷	flaga Chorwacja
    🇭🇹	flaga Haiti
    🇭🇺	flaga Węgry
    🇮🇨	flaga Wyspy Kanaryjskie
    🇮🇩	flaga Indonezja
    🇮🇪	flaga Irlandia
    🇮🇱	flaga Izrael
    🇮🇲	flaga Wyspa Man
    🇮🇳	flaga Indie
    🇮🇴	flaga Brytyjskie Terytorium Oceanu Indyjskiego
    🇮🇶	flaga Irak
    🇮🇷	flaga Iran
    🇮🇸	flaga Islandia
    🇮🇹	flaga Włochy
    🇯🇪	flaga Jersey
    🇯🇲	flaga Jamajka
    🇯🇴	flaga Jordania
    🇯🇵	flaga Japonia
    🇰🇪	flaga Kenia
    🇰🇬	flaga Kirgistan
    🇰🇭	flaga Kambodża
    🇰🇮	flaga Kiribati
    🇰🇲	flaga Komory
    🇰🇳	flaga Saint Kitts i Nevis
    🇰🇵	flaga Korea Północna
    🇰🇷	flaga Korea Południowa
    🇰🇼	flaga Kuwejt
    🇰🇾	flaga Kajmany
    🇰🇿	flaga Kazachstan
    🇱🇦	flaga Laos
    🇱🇧	flaga Liban
    🇱🇨	flaga Saint Lucia
    🇱🇮	flaga Liechtenstein
    🇱🇰	flaga Sri Lanka
    🇱🇷	flaga Liberia
    🇱🇸	flaga Lesotho
    🇱🇹	flaga Litwa
    🇱🇺	flaga Luksemburg
    🇱🇻	flaga Łotwa
    🇱🇾	flaga Libia
    🇲🇦	flaga Maroko
    🇲🇨	flaga Monako
    🇲🇩	flaga Mołdawia
    🇲🇪	flaga Czarnogóra
    🇲🇫	flaga Saint-Martin
    🇲🇬	flaga Madagaskar
    🇲🇭	flaga Wyspy Marshalla
    🇲🇰	flaga Macedonia Północna
    🇲🇱	flaga Mali
    🇲🇲	flaga Mjanma Birma
    🇲🇳	flaga Mongolia
    🇲🇴	flaga SRA Makau Chiny
    🇲🇵	flaga Mariany Północne
    🇲🇶	flaga Martynika
    🇲🇷	flaga Mauretania
    🇲🇸	flaga Montserrat
    🇲🇹	flaga Malta
    🇲🇺	flaga Mauritius
    🇲🇻	flaga Malediwy
    🇲🇼	flaga Malawi
    🇲🇽	flaga Meksyk
    🇲🇾	flaga Malezja
    🇲🇿	flaga Mozambik
    🇳🇦	flaga Namibia
    🇳🇨	flaga Nowa Kaledonia
    🇳🇪	flaga Niger
    🇳🇫	flaga Norfolk
    🇳🇬	flaga Nigeria
    🇳🇮	flaga Nikaragua
    🇳🇱	flaga Holandia
    🇳🇴	flaga Norwegia
    🇳🇵	flaga Nepal
    🇳🇷	flaga Nauru
    🇳🇺	flaga Niue
    🇳🇿	flaga Nowa Zelandia
    🇴🇲	flaga Oman
    🇵🇦	flaga Panama
    🇵🇪	flaga Peru
    🇵🇫	flaga Polinezja Francuska
    🇵🇬	flaga Papua-Nowa Gwinea
    🇵🇭	flaga Filipiny
    🇵🇰	flaga Pakistan
    🇵🇱	flaga Polska
    🇵🇲	flaga Saint-Pierre i Miquelon
    🇵🇳	flaga Pitcairn
    🇵🇷	flaga Portoryko
    🇵🇸	flaga Terytoria Palestyńskie
    🇵🇹	flaga Portugalia
    🇵🇼	flaga Palau
    🇵🇾	flaga Paragwaj
    🇶🇦	flaga Katar
    🇷🇪	flaga Reunion
    🇷🇴	flaga Rumunia
    🇷🇸	flaga Serbia
    🇷🇺	flaga Rosja
    🇷🇼	flaga Rwanda
    🇸🇦	flaga Arabia Saudyjska
    🇸🇧	flaga Wyspy Salomona
    🇸🇨	flaga Seszele
    🇸🇩	flaga Sudan
    🇸🇪	flaga Szwecja
    🇸🇬	flaga Singapur
    🇸🇭	flaga Wyspa Świętej Heleny
    🇸🇮	flaga Słowenia
    🇸🇯	flaga Svalbard i Jan Mayen
    🇸🇰	flaga Słowacja
    🇸🇱	flaga Sierra Leone
    🇸🇲	flaga San Marino
    🇸🇳	flaga Senegal
    🇸🇴	flaga Somalia
    🇸🇷	flaga Surinam
    🇸🇸	flaga Sudan Południowy
    🇸🇹	flaga Wyspy Świętego Tomasza i Książęca
    🇸🇻	flaga Salwador
    🇸🇽	flaga Sint Maarten
    🇸🇾	flaga Syria
    🇸🇿	flaga Eswatini
    🇹🇦	flaga Tristan da Cunha
    🇹🇨	flaga Turks i Caicos
    🇹🇩	flaga Czad
    🇹🇫	flaga Francuskie Terytoria Południowe i Antarktyczne
    🇹🇬	flaga Togo
    🇹🇭	flaga Tajlandia
    🇹🇯	flaga Tadżykistan
    🇹🇰	flaga Tokelau
    🇹🇱	flaga Timor Wschodni
    🇹🇲	flaga Turkmenistan
    🇹🇳	flaga Tunezja
    🇹🇴	flaga Tonga
    🇹🇷	flaga Turcja
    🇹🇹	flaga Trynidad i Tobago
    🇹🇻	flaga Tuvalu
    🇹🇼	flaga Tajwan
    🇹🇿	flaga Tanzania
    🇺🇦	flaga Ukraina
    🇺🇬	flaga Uganda
    🇺🇲	flaga Dalekie Wyspy Mniejsze Stanów Zjednoczonych
    🇺🇳	flaga Organizacja Narodów Zjednoczonych
    🇺🇸	flaga Stany Zjednoczone
    🇺🇾	flaga Urugwaj
    🇺🇿	flaga Uzbekistan
    🇻🇦	flaga Watykan
    🇻🇨	flaga Saint Vincent i Grenadyny
    🇻🇪	flaga Wenezuela
    🇻🇬	flaga Brytyjskie Wyspy Dziewicze
    🇻🇮	flaga Wyspy Dziewicze Stanów Zjednoczonych
    🇻🇳	flaga Wietnam
    🇻🇺	flaga Vanuatu
    🇼🇫	flaga Wallis i Futuna
    🇼🇸	flaga Samoa
    🇽🇰	flaga Kosowo
    🇾🇪	flaga Jemen
    🇾🇹	flaga Majotta
    🇿🇦	flaga Republika Południowej Afryki
    🇿🇲	flaga Zambia
    🇿🇼	flaga Zimbabwe
    🈁	japoński przycisk tutaj
    🈂	sa w języku katakana
    🈚	japoński przycisk bezpłatne
    🈯	japoński przycisk zarezerwowane
    🈲	japoński przycisk zabronione
    🈳	japoński przycisk wolne miejsce
    🈴	japoński przycisk ocena pozytywna
    🈵	japoński przycisk brak wolnych miejsc
    🈶	japoński przycisk płatne
    🈷	ideogram księżyca
    🈸	japoński przycisk wniosek
    🈹	japoński przycisk rabat
    🈺	japoński przycisk czynne
    🉐	japoński przycisk okazja
    🉑	japoński przycisk dozwolone
    🌀	cyklon
    🌁	zamglenie
    🌂	złożony parasol
    🌃	noc z gwiazdami
    🌄	wschód słońca zza gór
    🌅	wschód słońca
    🌆	miasto o zmierzchu
    🌇	zachód słońca
    🌈	tęcza
    🌉	most nocą
    🌊	fala
    🌋	wulkan
    🌌	Droga Mleczna
    🌍	kula ziemska przedstawiająca Europę i Afrykę
    🌎	kula ziemska przedstawiająca Ameryki
    🌏	kula ziemska przedstawiająca Azję i Australię
    🌐	kula ziemska z południkami
    🌑	nów
    🌒	narastający półksiężyc
    🌓	pierwsza kwadra księżyca
    🌔	narastający księżyc między pierwszą kwadrą a pełnią
    🌕	pełnia
    🌖	zanikający księżyc między pełnią a ostatnią kwadrą
    🌗	ostatnia kwadra księżyca
    🌘	zanikający półksiężyc
    🌙	półksiężyc
    🌚	nów z twarzą
    🌛	pierwsza kwadra księżyca z twarzą
    🌜	ostatnia kwadra księżyca z twarzą
    🌝	pełnia z twarzą
    🌞	słońce z twarzą
    🌟	błyszcząca gwiazda
    🌠	spadająca gwiazda
    🌡	termometr
    🌤	słońce za chmurką
    🌥	słońce za chmurą
    🌦	słońce za chmurą i deszcz
    🌧	chmura i deszcz
    🌨	chmura i śnieg
    🌩	chmura i piorun
    🌪	tornado
    🌫	mgła
    🌬	dmuchająca twarz wiatru
    🌭	hot dog
    🌮	taco
    🌯	burrito
    🌰	kasztan
    🌱	sadzonka
    🌲	wiecznie zielone drzewo
    🌳	drzewo liściaste
    🌴	palma
    🌵	kaktus
    🌶	ostra papryka
    🌷	tulipan
    🌸	kwiat wiśni
    🌹	róża
    🌺	kwiat hibiskusa
    🌻	słonecznik
    🌼	kwiat
    🌽	kolba kukurydzy
    🌾	pędy ryżu
    🌿	zioło
    🍀	czterolistna koniczyna
    🍁	liść klonowy
    🍂	spadające liście
    🍃	liście na wietrze
    🍄	grzyb
    🍅	pomidor
    🍆	bakłażan
    🍇	winogrona
    🍈	melon
    🍉	arbuz
    🍊	mandarynka
    🍋	cytryna
    🍌	banan
    🍍	ananas
    🍎	czerwone jabłko
    🍏	zielone jabłko
    🍐	gruszka
    🍑	brzoskwinia
    🍒	wiśnie
    🍓	truskawka
    🍔	hamburger
    🍕	pizza
    🍖	mięso z kością
    🍗	udko kurczaka
    🍘	krakers ryżowy
    🍙	kulka ryżowa
    🍚	gotowany ryż
    🍛	ryż curry
    🍜	miska parującego jedzenia
    🍝	spaghetti
    🍞	chleb
    🍟	frytki
    🍠	pieczony batat
    🍡	dango
    🍢	oden
    🍣	sushi
    🍤	smażona krewetka
    🍥	ciastko rybne
    🍦	lody włoskie
    🍧	lody hawajskie
    🍨	lody
    🍩	pączek z dziurką
    🍪	ciastko
    🍫	tabliczka czekolady
    🍬	cukierek
    🍭	lizak
    🍮	deser typu krem angielski
    🍯	garnek miodu
    🍰	tort
    🍱	pudełko bento
    🍲	garnek z jedzeniem
    🍳	gotowanie
    🍴	widelec i nóż
    🍵	filiżanka bez uszka
    🍶	sake
    🍷	kieliszek wina
    🍸	kieliszek z koktajlem
    🍹	drink tropikalny
    🍺	kufel piwa
    🍻	stukające się kufle piwa
    🍼	butelka ze smoczkiem
    🍽	talerz z nożem i widelcem
    🍾	butelka z wystrzelającym korkiem
    🍿	popcorn
    🎀	wstążka
    🎁	zapakowany prezent
    🎂	tort urodzinowy
    🎃	dynia na halloween
    🎄	choinka bożonarodzeniowa
    🎅	Święty Mikołaj
    🎆	fajerwerki
    🎇	zimne ognie
    🎈	balon
    🎉	tuba z konfetti
    🎊	kula z konfetti
    🎋	drzewko na Tanabata
    🎌	skrzyżowane flagi
    🎍	japońska dekoracja kadomatsu
    🎎	japońskie lalki
    🎏	flaga w kształcie karpia
    🎐	dzwonek wietrzny
    🎑	ceremonia oglądania księżyca
    🎒	tornister
    🎓	biret
    🎖	order wojskowy
    🎗	wstążka pamięci
    🎙	mikrofon studyjny
    🎚	suwak miksera dźwięku
    🎛	pokrętła
    🎞	taśma filmowa
    🎟	bilety wstępu
    🎠	koń z karuzeli
    🎡	diabelski młyn
    🎢	kolejka górska
    🎣	wędka
    🎤	mikrofon
    🎥	kamera filmowa
    🎦	kino
    🎧	słuchawki
    🎨	paleta malarska
    🎩	cylinder
    🎪	namiot cyrkowy
    🎫	bilet
    🎬	klaps
    🎭	maski teatralne
    🎮	gra wideo
    🎯	strzał w 10
    🎰	automat do gier
    🎱	bila 8
    🎲	kostka do gry
    🎳	kręgle
    🎴	gra karciana hanafuda
    🎵	nuta
    🎶	nuty
    🎷	saksofon
    🎸	gitara
    🎹	klawisze
    🎺	trąbka
    🎻	skrzypce
    🎼	partytura
    🎽	koszulka do biegania
    🎾	tenis
    🎿	narty
    🏀	koszykówka
    🏁	flaga w szachownicę
    🏂	snowboardzista
    🏃	biegnąca osoba
    🏃♀	biegnąca kobieta
    🏃♂	biegnący mężczyzna
    🏄	surfująca osoba
    🏄♀	surfująca kobieta
    🏄♂	surfujący mężczyzna
    🏅	medal sportowy
    🏆	puchar
    🏇	wyścigi konne
    🏈	futbol amerykański
    🏉	piłka do rugby
    🏊	pływająca osoba
    🏊♀	pływająca kobieta
    🏊♂	pływający mężczyzna
    🏋	osoba podnosząca ciężary
    🏋♀	kobieta podnosząca ciężary
    🏋♂	mężczyzna podnoszący ciężary
    🏌	osoba grająca w golfa
    🏌♀	kobieta grająca w golfa
    🏌♂	mężczyzna grający w golfa
    🏍	motocykl
    🏎	samochód wyścigowy
    🏏	krykiet
    🏐	siatkówka
    🏑	hokej na trawie
    🏒	hokej na lodzie
    🏓	tenis stołowy
    🏔	góra z czapą lodową
    🏕	kemping
    🏖	parasol na plaży
    🏗	dźwig budowlany
    🏘	domki
    🏙	drapacze chmur
    🏚	stary dom
    🏛	klasyczna budowla
    🏜	pustynia
    🏝	bezludna wyspa
    🏞	park narodowy
    🏟	stadion
    🏠	dom
    🏡	dom z ogrodem
    🏢	biurowiec
    🏣	japońska poczta
    🏤	urząd pocztowy
    🏥	szpital
    🏦	bank
    🏧	znak bankomatu
    🏨	hotel
    🏩	hotel miłości
    🏪	sklep całodobowy
    🏫	szkoła
    🏬	dom towarowy
    🏭	fabryka
    🏮	czerwony lampion
    🏯	japoński zamek
    🏰	zamek
    🏳	biała flaga
    🏳⚧	flaga osób transpłciowych
    🏳🌈	tęczowa flaga
    🏴	czarna flaga
    🏴☠	piracka flaga
    🏵	rozeta
    🏷	przywieszka do kluczy
    🏸	badminton
    🏹	łuk i strzała
    🏺	amfora
    🐀	szczur
    🐁	mysz
    🐂	wół
    🐃	wół domowy
    🐄	krowa
    🐅	tygrys
    🐆	lampart
    🐇	królik
    🐈	kot
    🐈⬛	czarny kot
    🐉	smok
    🐊	krokodyl
    🐋	wieloryb
    🐌	ślimak
    🐍	wąż
    🐎	koń
    🐏	biały baran
    🐐	koza
    🐑	owca
    🐒	małpa
    🐓	kogut
    🐔	kura
    🐕	pies
    🐕🦺	pies pomocnik
    🐖	świnia
    🐗	dzik
    🐘	słoń
    🐙	ośmiornica
    🐚	muszla spiralna
    🐛	gąsienica
    🐜	mrówka
    🐝	pszczoła
    🐞	biedronka
    🐟	ryba
    🐠	ryba tropikalna
    🐡	ryba rozdymka
    🐢	żółw
    🐣	wykluwające się kurczątko
    🐤	kurczątko
    🐥	kurczątko od przodu
    🐦	ptak
    🐧	pingwin
    🐨	koala
    🐩	pudel
    🐪	wielbłąd
    🐫	wielbłąd dwugarbny
    🐬	delfin
    🐭	głowa myszy
    🐮	głowa krowy
    🐯	głowa tygrysa
    🐰	głowa królika
    🐱	głowa kota
    🐲	głowa smoka
    🐳	wieloryb tryskający wodą
    🐴	głowa konia
    🐵	głowa małpy
    🐶	głowa psa
    🐷	głowa świni
    🐸	głowa żaby
    🐹	głowa chomika
    🐺	głowa wilka
    🐻	głowa niedźwiedzia
    🐻❄	niedźwiedź polarny
    🐼	głowa pandy
    🐽	ryj świni
    🐾	ślady łap
    🐿	pręgowiec
    👀	oczy
    👁	oko
    👁🗨	oko w dymku
    👂	ucho
    👃	nos
    👄	usta
    👅	język
    👆	dłoń z palcem wskazującym w górę
    👇	dłoń z palcem wskazującym w dół
    👈	palec w lewo
    👉	dłoń z palcem wskazującym w prawo
    👊	pięść od przodu
    👋	machająca dłoń
    👌	dłoń z gestem OK
    👍	kciuk w górę
    👎	kciuk w dół
    👏	klaskanie
    👐	otwarte dłonie
    👑	korona
    👒	kapelusz damski
    👓	okulary
    👔	krawat
    👕	koszulka
    👖	dżinsy
    👗	sukienka
    👘	kimono
    👙	bikini
    👚	ubranie damskie
    👛	portmonetka
    👜	torebka
    👝	saszetka
    👞	but męski
    👟	but do biegania
    👠	but na wysokim obcasie
    👡	sandał damski
    👢	kozak damski
    👣	ślady stóp
    👤	sylwetka popiersia
    👥	sylwetki popiersi
    👦	chłopiec
    👧	dziewczynka
    👨	mężczyzna
    👨⚕	lekarz
    👨⚖	mężczyzna sędzia
    👨✈	mężczyzna pilot
    👨❤👨	para z sercem mężczyzna i mężczyzna
    👨❤💋👨	pocałunek mężczyzna i mężczyzna
    👨🌾	mężczyzna rolnik
    👨🍳	mężczyzna kucharz
    👨🍼	mężczyzna karmiący niemowlę
    👨🎓	mężczyzna student
    👨🎤	mężczyzna piosenkarz
    👨🎨	mężczyzna artysta
    👨🏫	mężczyzna nauczyciel
    👨🏭	mężczyzna pracownik fabryki
    👨👦	rodzina mężczyzna i chłopiec
    👨👦👦	rodzina mężczyzna chłopiec i chłopiec
    👨👧	rodzina mężczyzna i dziewczynka
    👨👧👦	rodzina mężczyzna dziewczynka i chłopiec
    👨👧👧	rodzina mężczyzna dziewczynka i dziewczynka
    👨👨👦	rodzina mężczyzna mężczyzna i chłopiec
    👨👨👦👦	rodzina mężczyzna mężczyzna chłopiec i chłopiec
    👨👨👧	rodzina mężczyzna mężczyzna i dziewczynka
    👨👨👧👦	rodzina mężczyzna mężczyzna dziewczynka i chłopiec
    👨👨👧👧	rodzina mężczyzna mężczyzna dziewczynka i dziewczynka
    👨👩👦	rodzina mężczyzna kobieta i chłopiec
    👨👩👦👦	rodzina mężczyzna kobieta chłopiec i chłopiec
    👨👩👧	rodzina mężczyzna kobieta i dziewczynka
    👨👩👧👦	rodzina mężczyzna kobieta dziewczynka i chłopiec
    👨👩👧👧	rodzina mężczyzna kobieta dziewczynka i dziewczynka
    👨💻	mężczyzna technolog
    👨💼	mężczyzna pracownik biurowy
    👨🔧	mężczyzna elektryk
    👨🔬	mężczyzna naukowiec
    👨🚀	mężczyzna astronauta
    👨🚒	mężczyzna strażak
    👨🦯	mężczyzna z białą laską
    👨🦰	mężczyzna rude włosy
    👨🦱	mężczyzna kręcone włosy
    👨🦲	mężczyzna łysy
    👨🦳	mężczyzna białe włosy
    👨🦼	mężczyzna na elektrycznym wózku inwalidzkim
    👨🦽	mężczyzna na wózku inwalidzkim
    👩	kobieta
    👩⚕	lekarka
    👩⚖	kobieta sędzia
    👩✈	kobieta pilot
    👩❤👨	para z sercem kobieta i mężczyzna
    👩❤👩	para z sercem kobieta i kobieta
    👩❤💋👨	pocałunek kobieta i mężczyzna
    👩❤💋👩	pocałunek kobieta i kobieta
    👩🌾	rolniczka
    👩🍳	kucharka
    👩🍼	kobieta karmiąca niemowlę
    👩🎓	studentka
    👩🎤	piosenkarka
    👩🎨	artystka
    👩🏫	nauczycielka
    👩🏭	pracownica fabryki
    👩👦	rodzina kobieta i chłopiec
    👩👦👦	rodzina kobieta chłopiec i chłopiec
    👩👧	rodzina kobieta i dziewczynka
    👩👧👦	rodzina kobieta dziewczynka i chłopiec
    👩👧👧	rodzina kobieta dziewczynka i dziewczynka
    👩👩👦	rodzina kobieta kobieta i chłopiec
    👩👩👦👦	rodzina kobieta kobieta chłopiec i chłopiec
    👩👩👧	rodzina kobieta kobieta i dziewczynka
    👩👩👧👦	rodzina kobieta kobieta dziewczynka i chłopiec
    👩👩👧👧	rodzina kobieta kobieta dziewczynka i dziewczynka
    👩💻	kobieta technolog
    👩💼	pracownica biurowa
    👩🔧	kobieta elektryk
    👩🔬	kobieta naukowiec
    👩🚀	astronautka
    👩🚒	kobieta strażak
    👩🦯	kobieta z białą laską
    👩🦰	kobieta rude włosy
    👩🦱	kobieta kręcone włosy
    👩🦲	kobieta łysy
    👩🦳	kobieta białe włosy
    👩🦼	kobieta na elektrycznym wózku inwalidzkim
    👩🦽	kobieta na wózku inwalidzkim
    👪	rodzina
    👫	mężczyzna i kobieta trzymający się za ręce
    👬	dwóch mężczyzn trzymających się za ręce
    👭	kobiety trzymające się za ręce
    👮	policjant
    👮♀	kobieta policjant
    👮♂	mężczyzna policjant
    👯	osoby z uszami królika na przyjęciu
    👯♀	kobiety z uszami królika na przyjęciu
    👯♂	mężczyźni z uszami królika na przyjęciu
    👰	osoba w welonie
    👰♀	kobieta w welonie
    👰♂	mężczyzna w welonie
    👱	osoba z włosami blond
    👱♀	blondynka
    👱♂	blondyn
    👲	mężczyzna w chińskiej czapce
    👳	osoba w turbanie
    👳♀	kobieta w turbanie
    👳♂	mężczyzna w turbanie
    👴	starszy mężczyzna
    👵	starsza kobieta
    👶	niemowlę
    👷	budowlaniec
    👷♀	kobieta budowlaniec
    👷♂	mężczyzna budowlaniec
    👸	księżniczka
    👹	ogr
    👺	goblin
    👻	duch
    👼	aniołek
    👽	ufoludek
    👾	kosmiczny potwór
    👿	zagniewana twarz z rogami
    💀	czaszka
    💁	osoba z wystawioną dłonią
    💁♀	kobieta z wystawioną dłonią
    💁♂	mężczyzna z wystawioną dłonią
    💂	gwardzista
    💂♀	kobieta gwardzista
    💂♂	mężczyzna gwardzista
    💃	tańcząca kobieta
    💄	szminka
    💅	lakier do paznokci
    💆	osoba podczas masażu
    💆♀	kobieta podczas masażu
    💆♂	mężczyzna podczas masażu
    💇	osoba podczas strzyżenia
    💇♀	kobieta podczas strzyżenia
    💇♂	mężczyzna podczas strzyżenia
    💈	słup fryzjerski
    💉	strzykawka
    💊	kapsułka
    💋	ślad po pocałunku
    💌	list miłosny
    💍	pierścionek
    💎	kamień szlachetny
    💏	pocałunek
    💐	bukiet kwiatów
    💑	para z sercem
    💒	ślub
    💓	bijące serce
    💔	złamane serce
    💕	dwa serca
    💖	migoczące serce
    💗	rosnące serce
    💘	serce przebite strzałą
    💙	niebieskie serce
    💚	zielone serce
    💛	żółte serce
    💜	purpurowe serce
    💝	serce ze wstążką
    💞	wirujące serca
    💟	dekoracja z sercem
    💠	romb z kropką
    💡	żarówka
    💢	symbol gniewu
    💣	bomba
    💤	chrapanie
    💥	kolizja
    💦	krople potu
    💧	kropla
    💨	szybkie poruszanie się
    💩	kupa
    💪	napięty biceps
    💫	zawroty głowy
    💬	dymek
    💭	dymek myśli
    💮	biały kwiat
    💯	sto punktów
    💰	worek z pieniędzmi
    💱	wymiana walut
    💲	gruby symbol dolara
    💳	karta kredytowa
    💴	banknot jena
    💵	banknot dolara
    💶	banknot euro
    💷	banknot funta
    💸	uskrzydlone pieniądze
    💹	wykres wzrostu z symbolem jena
    💺	fotel
    💻	laptop
    💼	teczka
    💽	dysk komputerowy
    💾	dyskietka
    💿	dysk optyczny
    📀	DVD
    📁	folder
    📂	otwarty folder
    📃	zawinięta strona
    📄	strona
    📅	kalendarz
    📆	kalendarz z wyrywanymi kartkami
    📇	wizytownik
    📈	wykres wzrostu
    📉	wykres spadku
    📊	wykres słupkowy
    📋	podkładka do pisania
    📌	pinezka
    📍	okrągła pinezka
    📎	spinacz
    📏	linijka
    📐	ekierka
    📑	karty zakładek
    📒	skoroszyt
    📓	notes
    📔	notes z dekoracyjną okładką
    📕	zamknięta książka
    📖	otwarta książka
    📗	zielona książka
    📘	niebieska książka
    📙	pomarańczowa książka
    📚	książki
    📛	plakietka
    📜	zwój
    📝	notatka
    📞	słuchawka telefoniczna
    📟	pager
    📠	faks
    📡	antena satelitarna
    📢	głośnik
    📣	megafon
    📤	skrzynka nadawcza
    📥	skrzynka odbiorcza
    📦	paczka
    📧	e-mail
    📨	koperta przychodząca
    📩	koperta ze strzałką
    📪	zamknięta skrzynka pocztowa z opuszczoną flagą
    📫	zamknięta skrzynka pocztowa z podniesioną flagą
    📬	otwarta skrzynka pocztowa z podniesioną flagą
    📭	otwarta skrzynka pocztowa z opuszczoną flagą
    📮	skrzynka na listy
    📯	trąbka pocztowa
    📰	gazeta
    📱	telefon komórkowy
    📲	telefon komórkowy ze strzałką
    📳	tryb wibracji
    📴	wyłączony telefon komórkowy
    📵	zakaz korzystania z telefonów komórkowych
    📶	siła sygnału
    📷	aparat fotograficzny
    📸	aparat fotograficzny z lampą błyskową
    📹	kamera wideo
    📺	telewizja
    📻	radio
    📼	kaseta wideo
    📽	projektor filmowy
    📿	sznur modlitewny
    🔀	przycisk losowego odtwarzania utworów
    🔁	przycisk powtarzania
    🔂	przycisk powtarzania jednokrotnego
    🔃	pionowe strzałki zgodne z ruchem wskazówek zegara
    🔄	przycisk ze strzałkami przeciwnie do ruchu wskazówek zegara
    🔅	przycisk małej jasności
    🔆	przycisk dużej jasności
    🔇	wyciszony głośnik
    🔈	niska głośność głośnika
    🔉	średnia głośność głośnika
    🔊	wysoka głośność głośnika
    🔋	bateria
    🔌	wtyczka elektryczna
    🔍	lupa pochylona w lewo
    🔎	lupa pochylona w prawo
    🔏	zamknięta kłódka z piórem
    🔐	zamknięta kłódka z kluczem
    🔑	klucz
    🔒	zamknięta kłódka
    🔓	otwarta kłódka
    🔔	dzwonek
    🔕	przekreślony dzwonek
    🔖	zakładka
    🔗	ogniwa
    🔘	przycisk radiowy
    🔙	strzałka z napisem BACK
    🔚	strzałka z napisem END
    🔛	strzałka z napisem ON
    🔜	strzałka z napisem SOON
    🔝	strzałka z napisem TOP
    🔞	zakaz poniżej osiemnastego roku życia
    🔟	klawisz 10
    🔠	wielkie litery alfabet łaciński
    🔡	małe litery alfabet łaciński
    🔢	cyfry
    🔣	symbole
    🔤	litery alfabet łaciński
    🔥	ogień
    🔦	latarka
    🔧	klucz warsztatowy
    🔨	młotek
    🔩	śruba i nakrętka
    🔪	nóż kuchenny
    🔫	pistolet na wodę
    🔬	mikroskop
    🔭	teleskop
    🔮	kryształowa kula
    🔯	gwiazda sześcioramienna z kropką
    🔰	japoński symbol początkującego kierowcy
    🔱	emblemat z trójzębem
    🔲	czarny kwadratowy przycisk
    🔳	biały kwadratowy przycisk
    🔴	czerwone koło
    🔵	niebieskie koło
    🔶	duży pomarańczowy romb
    🔷	duży niebieski romb
    🔸	mały pomarańczowy romb
    🔹	mały niebieski romb
    🔺	czerwony trójkąt skierowany w górę
    🔻	czerwony trójkąt skierowany w dół
    🔼	przycisk w górę
    🔽	przycisk w dół
    🕉	om
    🕊	gołąb
    🕋	kaaba
    🕌	meczet
    🕍	synagoga
    🕎	menora
    🕐	godzina 1 00
    🕑	godzina 2 00
    🕒	godzina 3 00
    🕓	godzina 4 00
    🕔	godzina 5 00
    🕕	godzina 6 00
    🕖	godzina 7 00
    🕗	godzina 8 00
    🕘	godzina 9 00
    🕙	godzina 10 00
    🕚	godzina 11 00
    🕛	godzina 12 00
    🕜	godzina 1 30
    🕝	godzina 2 30
    🕞	godzina 3 30
    🕟	godzina 4 30
    🕠	godzina 5 30
    🕡	godzina 6 30
    🕢	godzina 7 30
    🕣	godzina 8 30
    🕤	godzina 9 30
    🕥	godzina 10 30
    🕦	godzina 11 30
    🕧	godzina 12 30
    🕯	świeca
    🕰	zegar kominkowy
    🕳	otwór
    🕴	lewitujący mężczyzna w garniturze
    🕵	detektyw
    🕵♀	kobieta detektyw
    🕵♂	mężczyzna detektyw
    🕶	okulary słoneczne
    🕷	pająk
    🕸	pajęczyna
    🕹	dżojstik
    🕺	tańczący mężczyzna
    🖇	złączone spinacze
    🖊	długopis
    🖋	wieczne pióro
    🖌	pędzel
    🖍	kredka
    🖐	uniesiona otwarta dłoń
    🖕	środkowy palec
    🖖	salut wolkański
    🖤	czarne serce
    🖥	komputer
    🖨	drukarka
    🖱	mysz komputerowa
    🖲	trackball
    🖼	obrazek w ramce
    🗂	rozdzielacze kartoteki
    🗃	pudełko-kartoteka
    🗄	szafka-kartoteka
    🗑	kosz na śmieci
    🗒	kołonotatnik
    🗓	kalendarz na spirali
    🗜	ścisk
    🗝	staroświecki klucz
    🗞	zwinięta gazeta
    🗡	sztylet
    🗣	mówiąca głowa
    🗨	lewostronny dymek
    🗯	prawostronny dymek złości
    🗳	urna wyborcza z głosem
    🗺	mapa świata
    🗻	góra Fudżi
    🗼	Tokyo Tower
    🗽	Statua Wolności
    🗾	mapa Japonii
    🗿	moai
    😀	szeroko uśmiechnięta twarz
    😁	szeroko uśmiechnięta twarz o roześmianych oczach
    😂	twarz ze łzami radości
    😃	uśmiechnięta twarz z otwartymi ustami
    😄	uśmiechnięta twarz z otwartymi ustami i roześmianymi oczami
    😅	uśmiechnięta twarz z otwartymi ustami oblana zimnym potem
    😆	uśmiechnięta twarz z przymrużonymi oczami
    😇	uśmiechnięta twarz z aureolą
    😈	uśmiechnięta twarz z rogami
    😉	twarz puszczająca oko
    😊	uśmiechnięta twarz o roześmianych oczach
    😋	twarz delektująca się pysznym jedzeniem
    😌	twarz z wyrazem ulgi
    😍	uśmiechnięta twarz z oczami w kształcie serca
    😎	uśmiechnięta twarz w okularach przeciwsłonecznych
    😏	twarz z uśmieszkiem
    😐	neutralna twarz
    😑	twarz bez wyrazu
    😒	niezadowolona twarz
    😓	twarz ze spuszczonymi oczami oblana potem
    😔	zamyślona twarz
    😕	zdezorientowana twarz
    😖	zakłopotana twarz
    😗	całująca twarz
    😘	twarz przesyłająca całusa
    😙	całująca twarz o roześmianych oczach
    😚	całująca twarz z zamkniętymi oczami
    😛	twarz wystawiająca język
    😜	twarz wystawiająca język i puszczająca oko
    😝	twarz ze zmrużonymi oczami wystawiająca język
    😞	rozczarowana twarz
    😟	zmartwiona twarz
    😠	zagniewana twarz
    😡	nadąsana twarz
    😢	płacząca twarz
    😣	uparta twarz
    😤	prychająca twarz
    😥	smutna twarz z wyrazem ulgi
    😦	zachmurzona twarz z otwartymi ustami
    😧	udręczona twarz
    😨	przestraszona twarz
    😩	znużona twarz
    😪	senna twarz
    😫	zmęczona twarz
    😬	twarz z grymasem
    😭	głośno płacząca twarz
    😮	twarz z otwartymi ustami
    😮💨	twarz wypuszczająca powietrze
    😯	zdumiona twarz
    😰	zaniepokojona twarz oblana potem
    😱	twarz krzycząca ze strachu
    😲	zadziwiona twarz
    😳	twarz z rumieńcami
    😴	śpiąca twarz
    😵	oszołomiona twarz
    😵💫	twarz ze spiralnymi oczami
    😶	twarz bez ust
    😶🌫	twarz w chmurach
    😷	twarz w masce medycznej
    😸	uśmiechnięty kot o wesołych oczach
    😹	kot ze łzami radości
    😺	uśmiechnięty kot
    😻	uśmiechnięty kot z oczami w kształcie serca
    😼	kot z drwiącym uśmiechem
    😽	kot przesyłający całusa
    😾	nadąsany kot
    😿	płaczący kot
    🙀	przestraszony kot
    🙁	lekko zachmurzona twarz
    🙂	lekko uśmiechnięta twarz
    🙃	odwrócona twarz
    🙄	twarz przewracająca oczami
    🙅	osoba pokazująca gest NIE
    🙅♀	kobieta pokazująca gest NIE
    🙅♂	mężczyzna pokazujący gest NIE
    🙆	osoba pokazująca gest OK
    🙆♀	kobieta pokazująca gest OK
    🙆♂	mężczyzna pokazujący ojej
    🙇	osoba w ukłonie
    🙇♀	kobieta w ukłonie
    🙇♂	mężczyzna w ukłonie
    🙈	małpa zasłaniająca oczy
    🙉	małpa zasłaniająca uszy
    🙊	małpa zasłaniająca pyszczek
    🙋	osoba podnosząca rękę
    🙋♀	kobieta podnosząca rękę
    🙋♂	mężczyzna podnoszący rękę
    🙌	wzniesione ręce
    🙍	zachmurzona osoba
    🙍♀	zachmurzona kobieta
    🙍♂	zachmurzony mężczyzna
    🙎	nadąsana osoba
    🙎♀	nadąsana kobieta
    🙎♂	nadąsany mężczyzna
    🙏	złożone ręce
    🚀	rakieta
    🚁	helikopter
    🚂	lokomotywa
    🚃	wagon kolejowy
    🚄	szybki pociąg
    🚅	szybki pociąg z zaokrąglonym przodem
    🚆	pociąg
    🚇	metro
    🚈	kolej miejska
    🚉	stacja
    🚊	tramwaj
    🚋	wagon tramwajowy
    🚌	autobus
    🚍	nadjeżdżający autobus
    🚎	trolejbus
    🚏	przystanek autobusowy
    🚐	minibus
    🚑	karetka pogotowia
    🚒	samochód strażacki
    🚓	samochód policyjny
    🚔	nadjeżdżający radiowóz
    🚕	taksówka
    🚖	nadjeżdżająca taksówka
    🚗	samochód
    🚘	nadjeżdżający samochód
    🚙	samochód SUV
    🚚	samochód dostawczy
    🚛	samochód ciężarowy
    🚜	ciągnik
    🚝	kolej jednoszynowa
    🚞	kolej górska
    🚟	kolej podwieszana
    🚠	górska kolej linowa
    🚡	kolej linowa
    🚢	statek
    🚣	osoba wiosłująca w łodzi
    🚣♀	kobieta wiosłująca w łodzi
    🚣♂	mężczyzna wiosłujący w łodzi
    🚤	ścigacz wodny
    🚥	pozioma sygnalizacja uliczna
    🚦	pionowa sygnalizacja uliczna
    🚧	prace drogowe
    🚨	kogut policyjny
    🚩	flaga trójkątna
    🚪	drzwi
    🚫	zakaz
    🚬	papieros
    🚭	zakaz palenia
    🚮	znak kosza na śmieci
    🚯	zakaz śmiecenia
    🚰	woda pitna
    🚱	woda niezdatna do picia
    🚲	rower
    🚳	zakaz wjazdu rowerów
    🚴	osoba na rowerze
    🚴♀	kobieta na rowerze
    🚴♂	mężczyzna na rowerze
    🚵	osoba na rowerze górskim
    🚵♀	kobieta na rowerze górskim
    🚵♂	mężczyzna na rowerze górskim
    🚶	idąca osoba
    🚶♀	idąca kobieta
    🚶♂	idący mężczyzna
    🚷	zakaz ruchu pieszych
    🚸	dzieci przechodzące przez jezdnię
    🚹	toaleta męska
    🚺	toaleta damska
    🚻	toalety
    🚼	symbol niemowlęcia
    🚽	muszla klozetowa
    🚾	WC
    🚿	prysznic
    🛀	osoba biorąca kąpiel
    🛁	wanna
    🛂	kontrola paszportowa
    🛃	kontrola celna
    🛄	odbiór bagażu
    🛅	przechowalnia bagażu
    🛋	kanapa i lampa
    🛌	osoba w łóżku
    🛍	torby na zakupy
    🛎	dzwonek w recepcji
    🛏	łóżko
    🛐	miejsce kultu
    🛑	znak stopu
    🛒	wózek sklepowy
    🛕	świątynia hinduistyczna
    🛖	chata
    🛗	winda
    🛝	zjeżdżalnia
    🛞	koło pojazdu
    🛟	koło ratunkowe
    🛠	młot i klucz
    🛡	tarcza
    🛢	beczka oleju
    🛣	autostrada
    🛤	tor kolejowy
    🛥	motorówka
    🛩	mały samolot
    🛫	odlot samolotu
    🛬	przylot samolotu
    🛰	satelita
    🛳	statek pasażerski
    🛴	hulajnoga
    🛵	skuter
    🛶	kajak
    🛷	sanie
    🛸	latający talerz
    🛹	deskorolka
    🛺	autoriksza
    🛻	pick-up
    🛼	wrotka
    🟠	pomarańczowe koło
    🟡	żółte koło
    🟢	zielone koło
    🟣	fioletowe koło
    🟤	brązowe koło
    🟥	czerwony kwadrat
    🟦	niebieski kwadrat
    🟧	pomarańczowy kwadrat
    🟨	żółty kwadrat
    🟩	zielony kwadrat
    🟪	fioletowy kwadrat
    🟫	brązowy kwadrat
    🟰	gruby znak równości
    🤌	złączone palce
    🤍	białe serce
    🤎	brązowe serce
    🤏	dłoń z gestem trochę
    🤐	twarz z zamkiem błyskawicznym na ustach
    🤑	twarz z pieniędzmi na ustach
    🤒	twarz z termometrem
    🤓	kujon
    🤔	myśląca twarz
    🤕	twarz z bandażem
    🤖	głowa robota
    🤗	twarz z gestem przytulania
    🤘	gest rogów
    🤙	dłoń w geście Zadzwoń do mnie
    🤚	wzniesiony grzbiet dłoni
    🤛	pięść skierowana w lewo
    🤜	pięść skierowana w prawo
    🤝	uścisk dłoni
    🤞	skrzyżowane palce
    🤟	gest Kocham cię
    🤠	głowa w kapeluszu kowbojskim
    🤡	twarz klauna
    🤢	twarz z mdłościami
    🤣	tarza się ze śmiechu
    🤤	śliniąca się twarz
    🤥	twarz kłamcy
    🤦	osoba trzymająca się za czoło
    🤦♀	kobieta trzymająca się za czoło
    🤦♂	mężczyzna trzymający się za czoło
    🤧	kichająca twarz
    🤨	twarz z podniesioną brwią
    🤩	zafascynowany
    🤪	szalona twarz
    🤫	uciszająca twarz
    🤬	twarz z symbolami na ustach
    🤭	twarz z ręką na ustach
    🤮	wymiotująca twarz
    🤯	eksplodująca głowa
    🤰	kobieta w ciąży
    🤱	karmienie piersią
    🤲	dłonie do góry razem
    🤳	selfie
    🤴	książę
    🤵	osoba w smokingu
    🤵♀	kobieta w smokingu
    🤵♂	mężczyzna w smokingu
    🤶	żona św Mikołaja
    🤷	osoba wzruszająca ramionami
    🤷♀	kobieta wzruszająca ramionami
    🤷♂	mężczyzna wzruszający ramionami
    🤸	osoba robiąca gwiazdę
    🤸♀	kobieta robiąca gwiazdę
    🤸♂	mężczyzna robiący gwiazdę
    🤹	żonglująca osoba
    🤹♀	żonglująca kobieta
    🤹♂	żonglujący mężczyzna
    🤺	osoba uprawiająca szermierkę
    🤼	osoby uprawiające zapasy
    🤼♀	kobiety uprawiające zapasy
    🤼♂	mężczyźni uprawiający zapasy
    🤽	osoba grająca w piłkę wodną
    🤽♀	kobieta grająca w piłkę wodną
    🤽♂	mężczyzna grający w piłkę wodną
    🤾	osoba grająca w piłkę ręczną
    🤾♀	kobieta grająca w piłkę ręczną
    🤾♂	mężczyzna grający w piłkę ręczną
    🤿	maska do nurkowania
    🥀	zwiędły kwiat
    🥁	bęben
    🥂	stukające się kieliszki
    🥃	szklanka z grubym dnem
    🥄	łyżka
    🥅	bramka
    🥇	medal za 1 miejsce
    🥈	medal za 2 miejsce
    🥉	medal za 3 miejsce
    🥊	rękawica bokserska
    🥋	strój do sztuk walki
    🥌	kamień do curlingu
    🥍	lacrosse
    🥎	softball
    🥏	frisbee
    🥐	rogalik
    🥑	awokado
    🥒	ogórek
    🥓	boczek
    🥔	ziemniak
    🥕	marchew
    🥖	bagietka
    🥗	sałatka
    🥘	danie z patelni
    🥙	wrap
    🥚	jajko
    🥛	szklanka mleka
    🥜	orzeszki ziemne
    🥝	owoc kiwi
    🥞	naleśniki
    🥟	pieróg
    🥠	ciastko z wróżbą
    🥡	pudełko na wynos
    🥢	pałeczki
    🥣	miska z łyżką
    🥤	szklanka ze słomką
    🥥	kokos
    🥦	brokuł
    🥧	ciasto
    🥨	precel
    🥩	kawałek mięsa
    🥪	kanapka
    🥫	jedzenie w puszce
    🥬	zielenina liściasta
    🥭	mango
    🥮	ciasteczko księżycowe
    🥯	bajgiel
    🥰	uśmiechnięta buźka z sercami
    🥱	ziewająca twarz
    🥲	uśmiechnięta buźka ze łzą
    🥳	świętująca twarz
    🥴	zamroczona twarz
    🥵	rozgrzana twarz
    🥶	zmarznięta twarz
    🥷	ninja
    🥸	buźka w przebraniu
    🥹	twarz powstrzymująca łzy
    🥺	błagająca twarz
    🥻	sari
    🥼	biały fartuch
    🥽	okulary ochronne
    🥾	but turystyczny
    🥿	baleriny
    🦀	krab
    🦁	głowa lwa
    🦂	brązowy skorpion
    🦃	indyk
    🦄	głowa jednorożca
    🦅	orzeł
    🦆	kaczka
    🦇	nietoperz
    🦈	rekin
    🦉	sowa
    🦊	głowa lisa
    🦋	motyl
    🦌	jeleń
    🦍	goryl
    🦎	jaszczurka
    🦏	nosorożec
    🦐	krewetka
    🦑	kałamarnica
    🦒	żyrafa
    🦓	zebra
    🦔	jeż
    🦕	zauropod
    🦖	t-rex
    🦗	świerszcz
    🦘	kangur
    🦙	lama
    🦚	paw
    🦛	hipopotam
    🦜	papuga
    🦝	szop
    🦞	homar
    🦟	komar
    🦠	zarazek
    🦡	borsuk
    🦢	łabędź
    🦣	mamut
    🦤	dodo
    🦥	leniwiec
    🦦	wydra
    🦧	orangutan
    🦨	skunks
    🦩	flaming
    🦪	ostryga
    🦫	bóbr
    🦬	żubr
    🦭	foka
    🦮	pies przewodnik
    🦯	biała laska
    🦰	rude włosy
    🦱	kręcone włosy
    🦲	łysy
    🦳	białe włosy
    🦴	kość
    🦵	noga
    🦶	stopa
    🦷	ząb
    🦸	superbohater
    🦸♀	kobieta superbohater
    🦸♂	mężczyzna superbohater
    🦹	superłotr
    🦹♀	kobieta superłotr
    🦹♂	mężczyzna superłotr
    🦺	kamizelka ratunkowa
    🦻	ucho z aparatem słuchowym
    🦼	wózek inwalidzki elektryczny
    🦽	wózek inwalidzki ręczny
    🦾	mechaniczne ramię
    🦿	proteza nogi
    🧀	kawałek sera
    🧁	babeczka
    🧂	sól
    🧃	napój w kartoniku
    🧄	czosnek
    🧅	cebula
    🧆	falafel
    🧇	gofr
    🧈	masło
    🧉	yerba mate
    🧊	kostka lodu
    🧋	napój bubble tea
    🧌	troll
    🧍	stojąca osoba
    🧍♀	stojąca kobieta
    🧍♂	stojący mężczyzna
    🧎	klęcząca osoba
    🧎♀	klęcząca kobieta
    🧎♂	klęczący mężczyzna
    🧏	osoba głucha
    🧏♀	głucha kobieta
    🧏♂	głuchy mężczyzna
    🧐	twarz z monoklem
    🧑	dorosły
    🧑⚕	pracownik służby zdrowia
    🧑⚖	sędzia
    🧑✈	pilot
    🧑🌾	rolnik
    🧑🍳	kucharz
    🧑🍼	osoba karmiąca niemowlę
    🧑🎄	Mikołajka
    🧑🎓	student
    🧑🎤	piosenkarz
    🧑🎨	artysta
    🧑🏫	nauczyciel
    🧑🏭	pracownik fabryki
    🧑💻	technolog
    🧑💼	pracownik biurowy
    🧑🔧	mechanik
    🧑🔬	naukowiec
    🧑🚀	astronauta
    🧑🚒	strażak
    🧑🤝🧑	osoby trzymające się za ręce
    🧑🦯	osoba z białą laską
    🧑🦰	dorosły rude włosy
    🧑🦱	dorosły kręcone włosy
    🧑🦲	dorosły łysy
    🧑🦳	dorosły białe włosy
    🧑🦼	osoba na elektrycznym wózku inwalidzkim
    🧑🦽	osoba na wózku inwalidzkim
    🧒	dziecko
    🧓	starszy dorosły
    🧔	osoba z brodą
    🧔♀	kobieta z brodą
    🧔♂	mężczyzna z brodą
    🧕	kobieta w chuście
    🧖	osoba w zaparowanym pomieszczeniu
    🧖♀	kobieta w zaparowanym pomieszczeniu
    🧖♂	mężczyzna w zaparowanym pomieszczeniu
    🧗	osoba wspinająca się
    🧗♀	kobieta wspinająca się
    🧗♂	mężczyzna wspinający się
    🧘	osoba w pozycji lotosu
    🧘♀	kobieta w pozycji lotosu
    🧘♂	mężczyzna w pozycji lotosu
    🧙	mag
    🧙♀	kobieta mag
    🧙♂	mężczyzna mag
    🧚	wróżka
    🧚♀	kobieta wróżka
    🧚♂	mężczyzna wróżka
    🧛	wampir
    🧛♀	kobieta wampir
    🧛♂	mężczyzna wampir
    🧜	syrena
    🧜♀	kobieta syrena
    🧜♂	mężczyzna syrena
    🧝	elf
    🧝♀	kobieta elf
    🧝♂	mężczyzna elf
    🧞	dżin
    🧞♀	kobieta dżin
    🧞♂	mężczyzna dżin
    🧟	zombie
    🧟♀	kobieta zombie
    🧟♂	mężczyzna zombie
    🧠	mózg
    🧡	pomarańczowe serce
    🧢	bejsbolówka
    🧣	szalik
    🧤	rękawiczki
    🧥	płaszcz
    🧦	skarpetki
    🧧	czerwona koperta
    🧨	petarda
    🧩	element układanki
    🧪	probówka
    🧫	płytka Petriego
    🧬	dna
    🧭	kompas
    🧮	liczydło
    🧯	gaśnica
    🧰	skrzynka na narzędzia
    🧱	cegła
    🧲	magnes
    🧳	bagaż
    🧴	butelka z płynem
    🧵	nić
    🧶	włóczka
    🧷	agrafka
    🧸	miś pluszowy
    🧹	miotła
    🧺	kosz
    🧻	rolka papieru
    🧼	mydło
    🧽	gąbka
    🧾	paragon
    🧿	amulet nazar
    🩰	baletki
    🩱	strój kąpielowy jednoczęściowy
    🩲	kąpielówki
    🩳	szorty
    🩴	japonka
    🩸	kropla krwi
    🩹	plaster
    🩺	stetoskop
    🩻	zdjęcie rentgenowskie
    🩼	kula
    🪀	jojo
    🪁	latawiec
    🪂	spadochron
    🪃	bumerang
    🪄	czarodziejska różdżka
    🪅	piniata
    🪆	matrioszki
    🪐	planeta z pierścieniami
    🪑	krzesło
    🪒	brzytwa
    🪓	siekiera
    🪔	dipa
    🪕	banjo
    🪖	hełm wojskowy
    🪗	akordeon
    🪘	konga
    🪙	moneta
    🪚	piła do drewna
    🪛	śrubokręt
    🪜	drabina
    🪝	hak
    🪞	lustro
    🪟	okno
    🪠	przepychacz
    🪡	igła krawiecka
    🪢	węzeł
    🪣	wiadro
    🪤	pułapka na myszy
    🪥	szczoteczka do zębów
    🪦	nagrobek
    🪧	tabliczka
    🪨	skała
    🪩	kula dyskotekowa
    🪪	dowód tożsamości
    🪫	słaba bateria
    🪬	chamsa
    🪰	mucha
    🪱	robak
    🪲	chrząszcz
    🪳	karaluch
    🪴	roślina doniczkowa
    🪵	drewno
    🪶	pióro
    🪷	lotos
    🪸	koralowiec
    🪹	puste gniazdo
    🪺	gniazdo z jajkami
    🫀	serce
    🫁	płuca
    🫂	obejmujące się osoby
    🫃	mężczyzna w ciąży
    🫄	osoba w ciąży
    🫅	osoba w koronie
    🫐	borówka amerykańska
    🫑	papryka
    🫒	oliwka
    🫓	pita
    🫔	tamales
    🫕	fondue
    🫖	czajniczek
    🫗	nalewanie płynu
    🫘	fasola
    🫙	słoik
    🫠	roztapiająca się twarz
    🫡	salutująca twarz
    🫢	twarz z otwartymi oczami i ręką na ustach
    🫣	twarz z podglądającym okiem
    🫤	twarz z ukośnymi ustami
    🫥	twarz otoczona linią przerywaną
    🫦	przygryzanie wargi
    🫧	bąbelki
    🫰	dłoń ze skrzyżowanym palcem wskazującym i kciukiem
    🫱	dłoń skierowana w prawo
    🫲	dłoń skierowana w lewo
    🫳	dłoń skierowana w dół
    🫴	dłoń skierowana w górę
    🫵	palec wskazujący skierowany na patrzącego
    🫶	dłonie tworzące serce
    """
}
