import type { Row } from '@zhaocai/model/kit/entity';
import type { Language } from '@zhaocai/model/kit/text';
import { noticeRule } from '@zhaocai/model/tendering/notice-rule';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { lawRulePath } from '../paths.ts';
import { ruleTexts as texts } from './rule-texts.ts';

type NoticeRuleRow = Row<typeof noticeRule>;

const { sourceArticle } = noticeRule.fields;

const columnsIn = (language: Language): readonly (string | DataColumn<NoticeRuleRow>)[] => [
  'bulletinType',
  'lawRegime',
  'manner',
  'element',
  'isRequired',
  // The source reads in the language of the screen.
  language === 'zh'
    ? { prop: 'sourceArticle', label: sourceArticle.label, width: 360, type: 'mylink' }
    : { prop: 'sourceArticleEn', label: sourceArticle.label, width: 360, type: 'mylink' },
  'effectiveFrom',
  'effectiveTo',
];

/** What every kind of notice must say under which law; the platform keeps it, everybody may look it up. */
export function NoticeRulePage() {
  const t = useText();
  return (
    <ResourcePage
      entity={noticeRule}
      columns={columnsIn(useLanguage())}
      toolbar={
        <Link to={lawRulePath}>
          <Button>{t(texts.lawRules)}</Button>
        </Link>
      }
    />
  );
}
