-- Articles are cited in one way: the law and the article without a space between them.
update law_rule set source_article = replace(source_article, '法 第', '法第'), version = version + 1
where source_article like '%法 第%';
