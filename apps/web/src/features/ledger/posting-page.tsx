import { ledgerAccount } from '@zhaocai/model/ledger/ledger-account';
import { ledgerAccountKind, ledgerOperation } from '@zhaocai/model/ledger/choices';
import { ledgerPostingById, ledgerPostingPdf, type PostingDetail } from '@zhaocai/model/ledger/ledger-endpoints';
import { ledgerPosting } from '@zhaocai/model/ledger/ledger-posting';
import { project } from '@zhaocai/model/tendering/project';
import { Alert } from 'antd';
import { Link, useSearchParams } from 'react-router';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { PdfButton } from '../../kit/widgets/pdf-button.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { postingPath, statementPath } from './paths.ts';
import { ledgerTexts as texts } from './texts.ts';
import { ledgerWords } from './words.ts';

type Line = PostingDetail['lines'][number];
const { fields } = ledgerPosting;

const columns: readonly DataColumn<Line>[] = [
  {
    prop: 'accountKind',
    label: texts.account,
    type: 'mylink',
    width: 200,
    render: (row) => <ChoiceTag choices={ledgerAccountKind.choices} value={row.accountKind} />,
  },
  { prop: 'supplierName', label: ledgerAccount.fields.supplierName.label, width: 260 },
  ...(['debit', 'credit'] as const).map((prop) => ({
    prop,
    label: texts[prop],
    width: 160,
    align: 'right' as const,
    render: (row: Line) => <Money value={row[prop] === '0.00' ? null : row[prop]} />,
  })),
];

/** One movement of money, line by line. `?id=` names it. */
export function PostingPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(ledgerPostingById, { id }, { enabled: id !== '' });
  if (id === '') return <Empty title={t(texts.choosePosting)} />;
  return (
    <Loaded query={query} rows={6}>
      {(posting) => <PostingView posting={posting} />}
    </Loaded>
  );
}

function PostingView({ posting }: { readonly posting: PostingDetail }) {
  const t = useText();
  const { id, reversedById } = posting;
  return (
    <div className="kit-page">
      <PageHead
        title={t(ledgerWords.posting)}
        note={<ChoiceTag choices={ledgerOperation.choices} value={posting.operation} />}
        actions={<PdfButton endpoint={ledgerPostingPdf} input={{ id }} title={id} label={t(texts.print)} />}
      >
        <Copyable value={id} />
        <Money value={posting.money} unit />
      </PageHead>
      {reversedById && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.reversed)}
          action={<Link to={`${postingPath}?id=${reversedById}`}>{t(texts.open)}</Link>}
        />
      )}
      <Section title={t(texts.entries)}>
        <DataTable<Line>
          columns={columns}
          rows={posting.lines}
          pathOf={({ accountId }) => `${statementPath}?accountId=${accountId}`}
        />
      </Section>
      <Section title={t(texts.cause)}>
        <DescriptionList facts={useFacts(posting)} />
      </Section>
    </div>
  );
}

function useFacts(posting: PostingDetail) {
  const t = useText();
  const { projectNo, projectName, reversesId } = posting;
  return [
    { key: 'time', label: t(texts.posted), value: shownInstant(posting.createTime) },
    { key: 'by', label: t(texts.by), value: posting.createUserName },
    { key: 'project', label: t(project.label), value: projectNo && `${projectNo} ${projectName ?? ''}` },
    { key: 'name', label: t(fields.causeName.label), value: posting.causeName },
    { key: 'no', label: t(fields.causeNo.label), value: posting.causeNo && <Copyable value={posting.causeNo} /> },
    { key: 'reason', label: t(fields.reason.label), value: posting.reason },
    ...(reversesId
      ? [
          {
            key: 'reverses',
            label: t(texts.reverses),
            value: <Link to={`${postingPath}?id=${reversesId}`}>{t(texts.open)}</Link>,
          },
        ]
      : []),
  ];
}
