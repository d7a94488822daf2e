import { SafetyCertificateOutlined } from '@ant-design/icons';
import { rootMonths, rootsOfMonth } from '@zhaocai/model/evidence/evidence-endpoints';
import { Alert, Button, Progress, Select } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { ComparisonAlert, useKeptCopies } from './kept-copy-buttons.tsx';
import type { DayRoot, RootBookFacts } from './kept-copy.ts';
import { rootTexts as texts } from './texts.ts';
import { useRootCheck, type RootCheck, type RootVerdict } from './use-root-check.ts';

/** The roots of the record: to check against the database, to keep elsewhere, to compare with what was kept. */
export function RootsPage() {
  const query = useEndpoint(rootMonths, {});
  return (
    <Loaded query={query} rows={8}>
      {(facts) => <Roots facts={facts} />}
    </Loaded>
  );
}

function Roots({ facts }: { readonly facts: RootBookFacts }) {
  const t = useText();
  const { months } = facts;
  const [month, setMonth] = useState(months[0]);
  const check = useRootCheck(months);
  const { comparison, buttons } = useKeptCopies(facts);
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        actions={
          months.length > 0 && (
            <>
              {buttons}
              <CheckButton {...check} />
            </>
          )
        }
      >
        <span>{t(texts.explain)}</span>
      </PageHead>
      <div aria-live="polite">
        {check.running && <Running {...check.running} />}
        {check.verdict && <VerdictAlert verdict={check.verdict} />}
        {comparison && <ComparisonAlert comparison={comparison} />}
      </div>
      <DescriptionList
        facts={[{ key: 'key', label: t(texts.publicKey), value: <Copyable value={facts.publicKey} />, isWide: true }]}
      />
      {month === undefined ? (
        <Empty title={t(texts.none)} help={t(texts.noneHelp)} />
      ) : (
        <>
          <Select
            aria-label={t(texts.month)}
            style={{ width: 140 }}
            value={month}
            options={months.map((value) => ({ value }))}
            onChange={setMonth}
          />
          <RootTable month={month} />
        </>
      )}
    </div>
  );
}

function CheckButton({ running, check }: RootCheck) {
  const t = useText();
  return (
    <Button
      type="primary"
      icon={<SafetyCertificateOutlined />}
      loading={running !== undefined}
      onClick={() => void check()}
    >
      {t(texts.check)}
    </Button>
  );
}

function Running({ month, percent }: NonNullable<RootCheck['running']>) {
  const t = useText();
  const words = t(texts.checking, { month });
  return (
    <>
      <Progress percent={percent} aria-label={words} />
      <p>{words}</p>
    </>
  );
}

function VerdictAlert({ verdict: { days, firstBroken } }: { readonly verdict: RootVerdict }) {
  const t = useText();
  if (!firstBroken) return <Alert type="success" showIcon title={t(texts.whole, { days })} />;
  const { day, fault, stream, seq } = firstBroken;
  const why = t(texts[fault], { stream: stream ?? '', seq: seq ?? '' });
  return <Alert type="error" showIcon title={t(texts.broken, { day })} description={`${why} ${t(texts.keep)}`} />;
}

function RootTable({ month }: { readonly month: string }) {
  const t = useText();
  const query = useEndpoint(rootsOfMonth, { month }, { keepPrevious: true });
  return (
    <Loaded query={query} rows={8}>
      {(rows) => (
        <DataTable<DayRoot>
          id="evidenceRoots"
          columns={columns}
          rows={rows}
          rowKey="day"
          isNumbered={false}
          empty={<Empty title={t(texts.none)} help={t(texts.noneHelp)} />}
        />
      )}
    </Loaded>
  );
}

const columns: readonly DataColumn<DayRoot>[] = [
  { prop: 'day', label: texts.day, width: 130, render: (row) => <time className="kit-number">{row.day}</time> },
  { prop: 'digest', label: texts.digest, width: 560, render: (row) => <Copyable value={row.digest} /> },
  { prop: 'signature', label: texts.signature, width: 700, render: (row) => <Copyable value={row.signature} /> },
];
