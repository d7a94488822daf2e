import type { Row } from '@zhaocai/model/kit/entity';
import type { Language } from '@zhaocai/model/kit/text';
import { lawRule } from '@zhaocai/model/tendering/law-rule';
import { unitText } from '@zhaocai/model/tendering/law-words';
import { noticeRule } from '@zhaocai/model/tendering/notice-rule';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { noticeRulePath } from '../paths.ts';

type LawRuleRow = Row<typeof lawRule>;

const { fields } = lawRule;

const columnsIn = (language: Language): readonly (string | DataColumn<LawRuleRow>)[] => [
  // The rule and its source read in the language of the screen.
  language === 'zh'
    ? { prop: 'name', label: fields.name.label, width: 260, type: 'mylink', sortable: true }
    : { prop: 'nameEn', label: fields.name.label, width: 260, type: 'mylink', sortable: true },
  'lawRegime',
  'manner',
  'value',
  { prop: 'unit', label: fields.unit.label, width: 110, render: ({ unit }) => unitText(unit, language) },
  'effectiveFrom',
  language === 'zh'
    ? { prop: 'sourceArticle', label: fields.sourceArticle.label, width: 320 }
    : { prop: 'sourceArticleEn', label: fields.sourceArticle.label, width: 320 },
  { prop: 'code', label: fields.code.label, width: 110, visible: false },
];

/** The numbers that laws and policies set, each with its source; the platform keeps them, everybody may look them up. */
export function LawRulePage() {
  const t = useText();
  return (
    <ResourcePage
      entity={lawRule}
      columns={columnsIn(useLanguage())}
      toolbar={
        <Link to={noticeRulePath}>
          <Button>{t(noticeRule.label)}</Button>
        </Link>
      }
    />
  );
}
