<map version="1"><node TEXT="R"><node TEXT="A" FOLDED="true"><node TEXT="x"/></node>
<node><richcontent TYPE="NODE"><html><body><p>r</p></body></html></richcontent></node>
</node></map>
