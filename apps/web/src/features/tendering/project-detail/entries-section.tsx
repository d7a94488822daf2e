import { enterpriseSize, signUpWay } from '@zhaocai/model/tendering/choices';
import { entryChoices } from '@zhaocai/model/tendering/result-words';
import { entriesOfProject, reviewEntries, type EntryView } from '@zhaocai/model/tendering/entry-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isEntryReviewed } from '@zhaocai/model/tendering/entry-review';
import { wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { MemberList } from '../consortium/lazy-consortia.ts';
import { CheckSuppliers } from './check-suppliers.tsx';
import { detailTexts as texts } from './texts.ts';
import { tenderingWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

const underReview = 1;

/** Who registered. Before the opening only few may ask, and the asking leaves evidence: it waits for a click. */
export function EntriesSection({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [isAsked, setAsked] = useState(false);
  const ask = async () => {
    const question = { title: t(texts.readEntriesTitle), text: t(texts.readEntriesText), ok: t(texts.readEntries) };
    if (await confirm(question)) setAsked(true);
  };
  const isOpened = wasOpened(detail);
  const mayAsk = allowed('entry_registered') || (isEntryReviewed(detail) && allowed('entry_review'));
  if (detail.publishTime === null || !allowed('entry_view')) return null;
  return (
    <Section title={t(texts.entries)} id="entries">
      {isOpened || isAsked ? (
        <EntryList projectId={detail.id} manner={detail.manner} />
      ) : (
        <div className="detail-hidden">
          <p className="tender-next-text">{t(texts.hiddenEntries)}</p>
          {mayAsk && (
            <div className="tender-next-actions">
              <Button onClick={() => void ask()}>{t(texts.readEntries)}</Button>
              <span className="tender-hint">{t(texts.readEntriesHelp)}</span>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

function EntryList({ projectId, manner }: { projectId: string; manner: number | null }) {
  const t = useText();
  // Reading before the opening is evidence: once is enough for one look.
  const query = useEndpoint(entriesOfProject, { projectId }, { staleMs: Infinity });
  const { review, mayReview } = useReview(() => void query.refetch());
  return (
    <Loaded query={query} rows={4}>
      {(rows) => (
        <>
          {rows.length > 0 && <CheckSuppliers projectId={projectId} />}
          <DataTable<EntryView>
            columns={columnsOf(manner)}
            rows={rows}
            isNumbered={false}
            empty={<Empty title={t(texts.noEntries)} />}
            actions={mayReview && rows.some(({ entryStatus }) => entryStatus === underReview) ? review : undefined}
          />
        </>
      )}
    </Loaded>
  );
}

function useReview(onDone: () => void) {
  const t = useText();
  const askReason = useAskReason();
  const allowed = useAllowed();
  const accepting = useCommand(reviewEntries, { success: texts.accepted, onSuccess: onDone });
  const refusing = useCommand(reviewEntries, { success: texts.refused, onSuccess: onDone });
  const refuse = async ({ id, supplierName }: EntryView) => {
    const reason = await askReason({
      title: t(texts.refuseTitle, { name: supplierName }),
      ok: t(texts.refuse),
      isDangerous: true,
    });
    if (reason) await refusing.run({ ids: [id], agree: false, reason });
  };
  const review = (row: EntryView) =>
    row.entryStatus === underReview
      ? [
          { key: 'accept', label: t(texts.accept), onClick: () => void accepting.run({ ids: [row.id], agree: true }) },
          { key: 'refuse', label: t(texts.refuse), isDangerous: true, onClick: () => void refuse(row) },
        ]
      : [];
  return { review, mayReview: allowed('entry_review') };
}

const columnsOf = (manner: number | null): readonly DataColumn<EntryView>[] => [
  {
    prop: 'supplierName',
    label: tenderingWords.supplier,
    width: 260,
    render: (row) => <WhoTakesPart entry={row} />,
  },
  {
    prop: 'packageNo',
    label: tenderingWords.package,
    width: 150,
    render: (row) => `${row.packageNo}　${row.packageName}`,
  },
  {
    prop: 'entryStatus',
    label: words.status,
    width: 110,
    render: (row) => <ChoiceTag choices={entryChoices(manner)} value={row.entryStatus} />,
  },
  {
    prop: 'linkman',
    label: tenderingWords.contact,
    width: 150,
    render: (row) => (
      <span className="kit-number">
        {row.linkman} {row.phone}
      </span>
    ),
  },
  {
    prop: 'entryTime',
    label: tenderingWords.registered,
    width: 180,
    render: (row) => <HowRegistered entry={row} />,
  },
];

/** When it was noted; of one on paper also when it came in, how, and who took it. */
function HowRegistered({ entry }: { readonly entry: EntryView }) {
  const isOnline = signUpWay.is(entry.signUpWay, 'online');
  return (
    <>
      <Instant at={entry.signUpTime ?? entry.entryTime} />
      {!isOnline && (
        <span className="tender-sub">
          <ChoiceTag choices={signUpWay.choices} value={entry.signUpWay} /> {entry.signUpBy} {entry.signUpRemark}
        </span>
      )}
    </>
  );
}

/** The company, or those who bid together, with what each declares to be and the papers to it. */
function WhoTakesPart({ entry }: { readonly entry: EntryView }) {
  const files = [...entry.agreementFiles, ...entry.smeFiles, ...entry.signUpFiles];
  return (
    <Suspense fallback={entry.supplierName}>
      {entry.isConsortium ? <MemberList members={entry.members} /> : entry.supplierName}
      {!entry.isConsortium && !enterpriseSize.is(entry.smeType, 'none') && (
        <>
          {' '}
          <ChoiceTag choices={enterpriseSize.choices} value={entry.smeType} />
        </>
      )}
      {files.length > 0 && <FileLinks files={files} />}
    </Suspense>
  );
}
