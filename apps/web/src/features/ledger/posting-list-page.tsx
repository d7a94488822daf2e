import type { Row } from '@zhaocai/model/kit/entity';
import { ledgerPosting } from '@zhaocai/model/ledger/ledger-posting';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { postingPath } from './paths.ts';
import { ledgerTexts as texts } from './texts.ts';
import { ledgerWords } from './words.ts';

const { fields } = ledgerPosting;

const columns: readonly (string | DataColumn<Row<typeof ledgerPosting>>)[] = [
  { prop: 'createTime', label: texts.posted, width: 170, type: 'mylink', sortable: true, keepsWidth: true },
  'operation',
  'money',
  { prop: 'causeName', label: fields.causeName.label, width: 220 },
  { prop: 'causeNo', label: fields.causeNo.label, width: 170, isProno: true },
  'projectId',
  'reason',
];

/** Every movement of money, newest first. */
export function PostingListPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={ledgerPosting}
      title={t(ledgerWords.postings)}
      columns={columns}
      pathOf={({ id }) => `${postingPath}?id=${id}`}
    />
  );
}
