/// The primary subtags of language tags that are registered (BCP 47, the IANA registry), from
/// ISO 639-1, 639-3 and 639-5; a language that has a code of two letters has no other.
enum LanguageSubtags {
  /// Whether a tag begins with the subtag of a language, in any case.
  ///
  /// - Complexity: O(1).
  static func isLanguage(_ tag: some StringProtocol) -> Bool {
    let subtag = tag.prefix { $0 != "-" }.lowercased()
    switch subtag.utf8.count {
    case 2: return twoLetters.contains(subtag)
    case 3:
      // From "qaa" to "qtz" is for private use.
      if subtag >= "qaa", subtag <= "qtz" { return true }
      guard let last = subtag.last else { return false }
      return threeLetters[String(subtag.prefix(2))]?.contains(last) ?? false
    default: return false
    }
  }

  private static let twoLetters = Set(twoLetterText.splitAtHTMLSpace().map(String.init))

  /// The third letters there are, by the first two.
  private static let threeLetters: [String: Substring] = Dictionary(
    threeLetterText.splitAtHTMLSpace().map { (String($0.prefix(2)), $0.dropFirst(2)) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let twoLetterText = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv
    cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr
    ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr
    ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng
    nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk
    sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve
    vi vo wa wo xh yi yo za zh zu
    """

  /// Each word is the first two letters of some codes, then the third of each.
  private static let threeLetterText = """
    aaabcdefghiklnopqstuvwxz ababcdefghijlmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz
    adabdefghijlnoqrstuwxyz aeabcdeklmnqrsuwyz afabdeghiknopstuz agabcdefghijklmnoqrstuvwxyz
    ahabghiklmnoprst aiabcdefghijklmnopqrtwxy ajaginpsuwz akbcdefghijklmopqrstuvwxyz
    alacdefghijklmnopqrstuvwxyz amabcefgijklmnopqrstuvwxyz anabcdefghijklmnopqrstuvwxyz
    aoabcdefgijklmnrstuxz apabcdefghijklmnopqrstuvwxyz aqacdgklmnprtz arbcdehijklnopqrstuvwxyz
    asabcefghijklnopqrstuvwxyz atabcdeghijklmnopqrstuvwxyz auabcdfghijklmnopqrstuwxyz
    avbdiklmnostuv awabcdeghikmnorstuvwxy axbegklmx ayabcdeghiklnopqrstuz azabcdgjmnotz
    baabcdefghijlnoprstuvwxy bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz
    bdabcdefghijklmnopqrstuvwxyz beabcdefghijkmopqrstuvwxyz bfabcdefghijklmnopqrstuwxyz
    bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefgklmnopqrtuvwxyz
    bjabcefghijklmnoprstuvwxyz bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz
    bmabcdefghijklmnopqrstuvwxz bnabcdefgijklmnopqrstuvwxyz boabefghijklmnopqrtuvwxyz
    bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz brabcdfghijklmnopqrstuvwxyz
    bsabcefghijklmnopqrstuvwxy btacdefghijkmnopqrstuvwxyz buabcdefghijkmnopqstuvwxyz
    bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz
    byabcdefghijklmnopqrstvwxz bzabcdefghijklmnopqrstuvwxyz caabcdefghijklmnopqrsuvwxyz
    cbabcdgijklnoqrstuvwy cccdeghjlmnoprs cdacdefhijmnorsyz ceabgklnty cfadgm cgacgk
    chbcdfghjklmnopqrtwxyz ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy
    cmacegilmnorst cnabcghiklopqrstuwx coabcdefghjklmnopqtuvwxz cpabcefginopsuxy cqd
    crabcdfghijklmnopqrstvwxyz csabcdefghijklmnopqrstuvwxyz ctacdeghlmnopstuyz
    cuabchijklopqrstuvwxy cvgn cwabdegt cyabo czhknot daacdeghijklmoqrsuvwxyz
    dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsvz dgabcdeghiklnorstwxz
    dhdgilmnorsuvwx diabcdfghijklmnopqrsuwxyz djabcdefijkmnoruw dkagkrsx dlgkmn
    dmabcdefgklmnorsuvwxy dnadegijknortuvwy doabcefhiklnopqrstvwxyz dpp drabcdegilnoqstuy
    dsbehilnoqz dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva dwakrsuwyz dyabdgimnouy
    dzaegln eaa ebcgkoru ecrsy eee efaei egalmoxy ehsu eiptv eja ekaegiklmopry elehikmoux
    emabegikmnpqsuwxyz enabcdfhlmnoqruvwx eot epi eraghikorstw eseghiklmnoqsuxy etbchnorstuxz
    euq evehn ewo ext eyao ezae faabdfghijklmnprtuxyz fbl fcs fer ffim fgr fiaeflprtuw fkkv
    flahilnry fmpu fnbgi fodimnrsx fpe fqs frcdkmopqrst fsels fubcdefhijmnqrtuvy fvr fwae
    gaabcdefghijklmnopqrstuwxyz gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux
    geabcdfghijklmqsvwxyz gfkt ggabdegkltuw ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru
    gkadenopu glbcdhjkloruwy gmabdeghlmnqruvwxyz gnabcdeghijklmnoqrtuwz
    goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdghijkmoqrstuvwxyz gseglmnopsw gtau
    guabcdefghiklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain
    haabcdefghijklmnopqrsvwxyz hbabnou hcah hdnsy headghim hgmw hhiry hiabdfghijklmortwx hji
    hkaehkns hlabdetu hmabcdefghijklmnpqrstuvwxyz hnadeghijnosu hoabcdehijklmoprstvwyz hpos
    hracekmoptuwxz hsbhlns htiosux hubcdefghijklmopqrstuvwxyz hvceknv hwaco hyawx iainr
    ibabdeghlmnruy icahlr idabcdeirstu ifabefkmuy igbeglmnosw ihbipw iinr ijcejnos
    ikeikloprstvwxz ilabgikmopsuv imailnorsty inbceghjlmnopstz ioruw ipio iquw iraehiknoruxy
    isacdeghikmnortu itbcdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhrz
    jaabcdefhjklmnoqstuxyz jbeijkmnortuw jcst jdagt jebehiklnrtu jgbeko jhis
    jiabcdeghilmoqtuvy jjer jkamoprsu jles jmabcdilnrswx jnadgijls jobdgrsw jparx jqr jrabrtu
    jsl juabcdhiklmnoprstuwy jvdn jwi jyaey kaabcdefghijkmopqrvwxy kbabcdeghijklmnopqrstuvwxyz
    kcabcdefghijklmnopqrstuvwxyz kdacdefghijklmnopqrtuwxyz keabcdefghijklmnopqrstuvwxyz
    kfabcdefghijklmnopqrstuvwxyz kgabefgijklmnopqrstuvwxy khabcdefghijklnopqrstuvwxyz
    kiabcdefghijlmopqstuvwxyz kjabcdeghijklmnopqrstuvxyz kkabcdefghijklmnopqrstuvwxyz
    klabcdefghijklmnopqrstuvwxyz kmabcdefghijklmnopqrstuvwxyz knabcdefgijklmnopqrstuvwxyz
    koacdefghiklopqstuvwyz kpabcdefghijklmnoqrstuvwxyz kqabcdefghijklmnopqrstuvwxyz
    krabcdefhijklnoprstuvwxyz ksabcdefghijklmnopqrstuvwxyz ktabcdefghijklmnopqstuvwxyz
    kubcdefghijklmnopqstuvwxyz kvabcdefghijklmnopqrtuvwxyz kwabcdefghijklmnoprstuvwxyz
    kxabcdfhijkmnopqrstvwxyz kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz
    laabcdefghijlmnpqrsuwxyz lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq
    leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrtuz lhahilmnpstu liabcdefghjklopqrsuvwxyz
    ljaeilpwx lkabcdehijlmnorstuy llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy
    lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz lpaenox lqr lracegiklmnortvz
    lsabcdehilmnoprstvwy ltcghinosu luacdefijklmnopqrstuvwyz lvaiksu lwaeghlmostuw lxm lyagn
    lzhlnz maabdefgijkmnpqstuvwxz mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz
    mdabcdefghijklmnpqrstuvwxyz meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz
    mgabcdefghijklmnopqrstuvwyz mhabcdefgijklmnopqrstuwxyz miabcdefghijklmnopqrstuwxyz
    mjbcdeghijklmnopqrstuvwxyz mkabcefghijklmnopqrstuvwxyz mlabcefhijklmnopqrsuvwxz
    mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnopqrsuvwxyz moacdeghijkmopqrstuvwxyz
    mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz mrabcdefghjklmnopqrstuvwxyz
    msbcdefghijklmnopqrsuvwxyz mtabcdefghijklmnopqrstuvwxy muabcdeghijklmnopqrstuvxyz
    mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz mxabcdefghijklmnopqrstuvwxyz
    mybcefghjklmnoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefghijklmnopqrstwxyz
    nbabcdeghijkmnopqrstuvwy ncabcdefghijklmnoqrstuxz ndabcdfghijklmnpqrstuvwxyz
    neabcdefghijkmnoqrstuvwxyz nfadlru ngabcdefghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz
    niabcdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz nkabcdefghijkmnopqrstuvwxz
    nlacegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnpqrtuvwyz
    noacdefghijklmnpqstuvwyz npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz
    nsabcdefghiklmnopqrstuvwxyz ntdegijkmopruwxyz nuabcdefghijklmnopqrstuvwxyz nvhmo
    nwabcegimorwxy nxadegiklmnoqrx nybcdefghijklmnopqrstuvwxy nzabdikmsuyz oaacrv obiklmortu
    ocahmou odaktu ofosu ogbcegou ohtu oiaen ojbcgpsvw okabcdeghijklmnorsuvxz oladekmortu
    omabcgiklnopqrtuvwxy onabegijknoprstuwx oodgnrs opakmoty oraceghnorstuvwxyz osacinoptux
    otabdeiklmnoqrstuwxyz ouabeim ovd owil oybdmy ozm paabcdefghiklmopqrsuvwxyz
    pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu peabdefghijklmopqsvxyz pfael
    pgadgiklnsuz phadghijklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu
    plabcdefghjklnoqrstuvwyz pmabdefhijklmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz
    pocefghikmnopqstvwxyz ppeiklmnopqstu pqaemw pracdefghiklmnopqrstuwxz psacdeghilmnopqrstuwy
    ptahinopqrtuvwy puabcdefgijmopqrtuwxy pwabgimnorw pxm pyemnsuxy pzhn
    quabcdfghiklmnpqrsvwxyz qvacehijlmnopswyz qwacehmst qxachlnopqrstuw qyap
    raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu
    rjgis rkabhimtw rmabcdefghiklmnopqstuvwxyz rnbdglnprw roabcdefglmopruw rpnt rriot rsbklmn
    rtchmsw rubcefghikopqtuyz rwaklmor rxdw rynsu rzh saabcdefhijklmoqrstuvwxyz
    sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx sdabcefghjklnopqrstuvxz
    seabcdefghijklmnopqrstuvwyz sfbemsw sgabcdeghijkmnprstuwxyz shabcdeghijklmnopqrstuvwxyz
    siabdefghijklmopqrstuvwxyz sjabdegklmnoprstuw skabcdefghijmnopqrstuvwxyz
    slacdefghijlmnpqrstuwxyz smabcfghijklmnpqrstuvwxyz sncefgijklmnopqrsuvwxyz
    soabcdeghijklnopqrsuvwxyz spbcdegiklmnopqrstuvxy sqahjkmnoqrstux srabcefghiklmnoqrstuvwxyz
    ssabcdefghijklmnopqrstuvxyz stabdefghijklmnopqrstuvwy suabcegijkoqrstvwxyz svabcekmsx
    swbcfghijklmnopqrstuvwxy sxbcegklmnorsuw syabcdiklmnorswxy szabcdeglnpsvwy
    taabcdefgijklnopqrsuvwxyz tbacdefghijklmnopqrstuvwxyz tcabcdefghiklmnopqstuwxyz
    tdabcdefghijklmnoqrstvxy teabcdefghikmnopqrstuvwxyz tfinort tgabcdefhijnopqrstuvwxyz
    thdefhiklmnpqrstuvyz tiacfghijklmnopqstuvwxyz tjagijlmnopsuw tkabdefglmnpqrstuvwxz
    tlabcdfghijklmnopqrstuvxy tmabcdefghijklmnoqrstuvwyz tnabcdghiklmnopqrstuvwxyz
    tobcdfghijklmopqrsuvwxyz tpacefgijklmnopqrtuvwxyz tqblmnopqrtuw
    trabcdefghijklmnopqrstuvwxyz tsabcdeghijklmpqrstuvwxyz ttabcdefghijklmnopqrstuvwyz
    tuabcdefghijlmnopqstuvwxyz tvadeklmnostuwxy twabcdefghlmnopqrtuwxy txabceghijmnoqrstuxy
    tyaehijlnprstuvxyz tzahjlmnox uamnr ubailruy udaegijlmu ues ufi ugabehnoy uhan uisv uji
    ukaghiklpqsuvwy ulabcefiklmnuw umabcdgimnoprsu unadegikmnruxz uon upiv
    urabcefghijklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzns vaaefghijlmnoprsuvy
    vbbk vecdlmopr vgrt vicdfglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp vort
    vraost vsilv vto vumnt vwa waabcdefghijklmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy
    weacdghimnoprstuw wfg wgabgiouy whagku wibcefghijklmnruvy wjai wkabdlruwy
    wlaceghiklmorsuvwxy wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgikmnorswy wpc
    wrbghiklmnoprsuvwxyz wsagikrsuv wtfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry
    xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa
    xgabdfgilmnruw xhacdemrtuv xibilnrsvy xjbt xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy
    xmabcdefghjklmnopqrstuvwxyz xnabdghijkmnoqrstuyz xocdgikmnoprw
    xpabcdefghijklmnopqrstuvwxyz xqat xrabdegimnrtuw xsabcdehijlmnopqrsuvy
    xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt xyabjklty xzhmp
    yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnp ydadegk yeaceijlrstuvy ygailmprsuw
    yhadls yiafghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz
    ynadegklnoqsu yobgiklmntxy ypabghkmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy
    yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz yzgk zaabcdefghijklmopqrstuvwxyz
    zbaceltuw zcadh zdj zeaghn zgabhmnr zhbdinwx ziabklmnwz zkabdghknoprtuvz zlaejmnqsw
    zmabcdefghijklmnopqrstuvwxyz znadegks zochmoqrs zpabcdefghijklmnopqrstuvwxyz zqe zragnops
    zsaklmru zteglmnpqstuxy zuahmny zwa zxx zybgjnp zzaj
    """
}
