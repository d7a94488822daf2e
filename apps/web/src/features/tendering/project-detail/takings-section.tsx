import { saleType, takeWay } from '@zhaocai/model/tendering/choices';
import { documentTaking, documentTakings, recordSale, type TakingLine } from '@zhaocai/model/tendering/document-taking';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isTendering, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { takingTexts as texts } from './taking-texts.ts';

/** Who took the documents: as secret as who registered, so the question waits for a click before the opening. */
export function TakingsSection({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const [isAsked, setAsked] = useState(false);
  const [isSelling, setSelling] = useState(false);
  if (detail.publishTime === null || !allowed('entry_view')) return null;
  const maySell =
    saleType.is(detail.saleType, 'offline') && isTendering(detail.stage) && allowed(recordSale.permission);
  return (
    <Section
      title={t(texts.title)}
      id="takings"
      extra={
        maySell && (
          <Button size="small" onClick={() => setSelling(true)}>
            {t(texts.sell)}
          </Button>
        )
      }
    >
      {wasOpened(detail) || isAsked ? (
        <TakingList projectId={detail.id} />
      ) : (
        <div className="detail-hidden">
          <p className="tender-next-text">{t(texts.hidden)}</p>
          {allowed('entry_registered') && (
            <div className="tender-next-actions">
              <Button onClick={() => setAsked(true)}>{t(texts.read)}</Button>
              <span className="tender-hint">{t(texts.readHelp)}</span>
            </div>
          )}
        </div>
      )}
      <SaleDialog projectId={detail.id} isOpen={isSelling} onClose={() => setSelling(false)} />
    </Section>
  );
}

function TakingList({ projectId }: { readonly projectId: string }) {
  const t = useText();
  // Reading before the opening is evidence: once is enough for one look.
  const query = useEndpoint(documentTakings, { projectId }, { staleMs: Infinity });
  return (
    <Loaded query={query} rows={4}>
      {({ takings }) => (
        <DataTable<TakingLine> columns={columns} rows={takings} isNumbered empty={<Empty title={t(texts.none)} />} />
      )}
    </Loaded>
  );
}

const { takerName, takeTime, lastTime, receiptNo, linkman, phone, creditCode } = documentTaking.fields;

const columns: readonly DataColumn<TakingLine>[] = [
  { prop: 'takerName', label: takerName.label, width: 200 },
  {
    prop: 'takeWay',
    label: documentTaking.fields.takeWay.label,
    width: 100,
    render: (row) => <ChoiceTag choices={takeWay.choices} value={row.takeWay} />,
  },
  {
    prop: 'takeTime',
    label: takeTime.label,
    width: 140,
    render: (row) => <Instant at={row.takeTime} />,
  },
  {
    prop: 'lastTime',
    label: lastTime.label,
    width: 140,
    render: (row) => row.lastTime && <Instant at={row.lastTime} />,
  },
  { prop: 'receiptNo', label: receiptNo.label, width: 100 },
  {
    prop: 'linkman',
    label: linkman.label,
    width: 150,
    render: (row) => row.linkman && <span className="kit-number">{`${row.linkman} ${row.phone ?? ''}`}</span>,
  },
];

const saleFields = {
  creditCode,
  receiptNo: { ...receiptNo, required: true },
  linkman: { ...linkman, required: true },
  phone: { ...phone, required: true },
} as const;

interface SaleDialogProps {
  readonly projectId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who bought the documents at the desk; from then on he reads them on the platform. */
function SaleDialog({ projectId, isOpen, onClose }: SaleDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const selling = useCommand(recordSale, { success: texts.sold });
  return (
    <Dialog isOpen={isOpen} title={t(texts.sell)} width={480} onClose={() => form.current?.cancel()}>
      {isOpen && (
        <ResourceForm
          ref={form}
          fields={saleFields}
          onCancel={onClose}
          onSubmit={async (values) => {
            const answer = await selling.run({
              projectId,
              creditCode: String(values.creditCode),
              receiptNo: String(values.receiptNo),
              linkman: String(values.linkman),
              phone: String(values.phone),
            });
            if (answer) onClose();
            return answer !== undefined;
          }}
        />
      )}
    </Dialog>
  );
}
