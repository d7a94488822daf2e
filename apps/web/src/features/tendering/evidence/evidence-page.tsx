import './evidence.css';
import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { projectEvidence, verifyProjectEvidence } from '@zhaocai/model/tendering/evidence-endpoints';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { saveFile } from '../../../kit/http/save-file.ts';
import { translate, useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { projectPath } from '../paths.ts';
import { recordedActor } from './actor-of.ts';
import { actionWords } from './action-words.ts';
import { dataFaults, evidenceTexts as texts, faultTexts } from './texts.ts';
import { evidenceExport } from '@zhaocai/model/tendering/tendering-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

type EvidenceRow = EndpointOutput<typeof projectEvidence>[number];
type Verdict = EndpointOutput<typeof verifyProjectEvidence>;

/** The chain of a project, and the proof that nobody has touched it. `?id=` names the project. */
export function EvidencePage() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('id') ?? search.get('projectId') ?? '';
  const query = useEndpoint(projectEvidence, { projectId }, { enabled: projectId !== '' });
  const { verdict, isRunning, verify } = useVerification(projectId);

  const saveRows = (rows: readonly EvidenceRow[]) =>
    saveFile(new Blob([JSON.stringify(rows, null, 1)], { type: 'application/json' }), t(texts.fileName, { projectId }));

  if (projectId === '') return <Empty title={t(texts.noProject)} />;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={query.data && <span className="kit-count">{query.data.length}</span>}
        actions={
          <>
            <ListExportButton exported={evidenceExport} input={{ projectId }} />
            <Button icon={<DownloadOutlined />} disabled={!query.data} onClick={() => saveRows(query.data ?? [])}>
              {t(texts.download)}
            </Button>
            <Button
              type="primary"
              icon={<SafetyCertificateOutlined />}
              loading={isRunning}
              onClick={() => void verify()}
            >
              {t(texts.verify)}
            </Button>
          </>
        }
      >
        <span className="evidence-explain">{t(texts.explain)}</span>
        <Link to={projectPath(projectId)}>{t(texts.project)}</Link>
      </PageHead>
      <div aria-live="polite">{verdict && <VerdictAlert verdict={verdict} />}</div>
      <div>
        <Loaded query={query} rows={10}>
          {(rows) => (
            <DataTable<KeyedRow>
              id="projectEvidence"
              columns={columns}
              rows={rows.map(keyed)}
              rowKey="key"
              isNumbered={false}
              activeKey={verdict?.firstBroken ? keyOf(verdict.firstBroken) : undefined}
              expand={(row) => <RowContent row={row} />}
              empty={<Empty title={t(texts.none)} />}
            />
          )}
        </Loaded>
      </div>
    </div>
  );
}

function useVerification(projectId: string) {
  const notify = useNotify();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isRunning, setRunning] = useState(false);
  const verify = async () => {
    setRunning(true);
    try {
      setVerdict((await call(verifyProjectEvidence, { projectId })).data);
    } catch (error) {
      notify.failure(error);
    } finally {
      setRunning(false);
    }
  };
  return { verdict, isRunning, verify };
}

function VerdictAlert({ verdict }: { verdict: Verdict }) {
  const t = useText();
  if (verdict.ok || !verdict.firstBroken)
    return <Alert type="success" showIcon title={t(texts.whole, { count: verdict.count })} />;
  const { seq, reason } = verdict.firstBroken;
  const title = t(dataFaults.has(reason) ? texts.unlike : texts.broken, { seq });
  const why = faultTexts[reason];
  return (
    <Alert type="error" showIcon title={title} description={[why && t(why), t(texts.keep)].filter(Boolean).join(' ')} />
  );
}

function RowContent({ row }: { row: EvidenceRow }) {
  const t = useText();
  return (
    <DescriptionList
      facts={[
        { key: 'hash', label: t(texts.hash), value: <Copyable value={row.hash} />, isWide: true },
        { key: 'prev', label: t(texts.prevHash), value: <Copyable value={row.prevHash} />, isWide: true },
        {
          key: 'payload',
          label: t(texts.payload),
          value: row.isHidden ? t(texts.hidden) : <code className="evidence-payload">{row.payload}</code>,
          isWide: true,
        },
      ]}
    />
  );
}

type KeyedRow = EvidenceRow & { readonly key: string };

const keyOf = ({ stream, seq }: Pick<EvidenceRow, 'stream' | 'seq'>) => `${stream}-${seq}`;
const keyed = (row: EvidenceRow): KeyedRow => ({ ...row, key: keyOf(row) });

const columns: readonly DataColumn<KeyedRow>[] = [
  {
    prop: 'seq',
    label: texts.seq,
    width: 64,
    align: 'right',
    render: (row) => <span className="kit-number">{row.seq}</span>,
  },
  { prop: 'supplierName', label: texts.chain, width: 190, render: (row) => row.supplierName ?? translate(texts.own) },
  {
    prop: 'action',
    label: texts.action,
    width: 230,
    render: (row) => translate(actionWords(row.action)),
  },
  { prop: 'at', label: texts.at, width: 165, render: (row) => <time className="kit-number">{row.at}</time> },
  { prop: 'actor', label: texts.actor, width: 160, render: recordedActor },
  {
    prop: 'hash',
    label: texts.hash,
    width: 540,
    render: (row) => <Copyable value={row.hash} />,
  },
];
