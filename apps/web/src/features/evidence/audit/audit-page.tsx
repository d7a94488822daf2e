import './audit.css';
import { PrinterOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { auditExport, auditList, type AuditRow } from '@zhaocai/model/evidence/audit-endpoints';
import { auditKinds } from '@zhaocai/model/evidence/audit-kinds';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { DateRange } from '../../../kit/resource-page/date-range.tsx';
import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { listInput, useListState, type ListState } from '../../../kit/resource-page/list-state.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { translate, useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { AuditDrawer } from './audit-drawer.tsx';
import { GrantsAlert, StoredAlert, useAuditCheck, VerdictAlert } from './audit-check.tsx';
import { auditTexts as texts } from './texts.ts';

const filters = [
  { name: 'person', label: texts.person },
  { name: 'object', label: texts.object },
  { name: 'kind', label: texts.kind, choices: auditKinds },
] as const;

/** Who changed what in the administration of the unit: found, proved, exported, printed. */
export function AuditPage() {
  const t = useText();
  const [state, change] = useListState();
  const [opened, setOpened] = useState<AuditRow>();
  const query = useEndpoint(auditList, listInput(state), { keepPrevious: true });
  const { verdict, isRunning, verify } = useAuditCheck();
  return (
    <ListPage<AuditRow>
      id="audit"
      title={t(texts.title)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={auditExport}
      filters={filters}
      search={
        <>
          <Days state={state} onState={change} />
          <p className="audit-explain">{t(texts.explain)}</p>
          <PrintedBy />
          <div aria-live="polite" className="audit-verdict">
            {verdict && <VerdictAlert verdict={verdict} />}
            {verdict && <GrantsAlert grants={verdict.grants} />}
            {verdict && <StoredAlert stored={verdict.stored} />}
          </div>
        </>
      }
      actions={
        <>
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t(texts.print)}
          </Button>
          <Button type="primary" icon={<SafetyCertificateOutlined />} loading={isRunning} onClick={() => void verify()}>
            {t(texts.verify)}
          </Button>
        </>
      }
      onOpen={setOpened}
      isCovered={opened !== undefined}
      empty={{ title: t(texts.none), help: t(texts.noneHelp) }}
    >
      <AuditDrawer row={opened} onClose={() => setOpened(undefined)} />
    </ListPage>
  );
}

interface DaysProps {
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
}

function Days({ state, onState }: DaysProps) {
  const { from, to, ...others } = state.filters;
  return (
    <div className="audit-days">
      <DateRange
        value={from && to ? [from, to] : undefined}
        onChange={(days) => onState({ filters: { ...others, ...(days && { from: days[0], to: days[1] }) } })}
      />
    </div>
  );
}

/** On paper alone: a page of a record says where it comes from. */
function PrintedBy() {
  const t = useText();
  const user = useSession((session) => session.user);
  return (
    <p className="audit-printed">
      {t(texts.printedBy, {
        tenant: user?.tenantName ?? '',
        person: user?.nickName ?? '',
        at: msToInstant(serverNow()),
      })}
    </p>
  );
}

const { fields } = auditExport;
const label = (name: keyof typeof fields) => fields[name]?.label ?? texts.title;

const columns: readonly DataColumn<AuditRow>[] = [
  {
    prop: 'at',
    label: label('at'),
    width: 160,
    render: ({ at }) => <Instant at={at} />,
  },
  { prop: 'actorName', label: label('actorName'), width: 170, render: (row) => <Actor row={row} /> },
  { prop: 'act', label: label('act'), width: 170 },
  { prop: 'object', label: label('object'), width: 170 },
  { prop: 'told', label: label('told'), width: 380, render: ({ told }) => <span className="audit-told">{told}</span> },
  { prop: 'reason', label: label('reason'), width: 150, visible: false },
  { prop: 'address', label: label('address'), width: 130 },
  { prop: 'kindName', label: label('kindName'), width: 120, visible: false },
  { prop: 'account', label: label('account'), width: 120, visible: false },
  { prop: 'actorTenant', label: label('actorTenant'), width: 100, visible: false },
];

function Actor({ row }: { readonly row: AuditRow }) {
  return (
    <span className="audit-actor">
      {row.actorName}
      {row.actorTenant && <ToneTag tone="orange">{row.actorTenant}</ToneTag>}
      {row.byKey && <ToneTag tone="blue">{translate(texts.byKey)}</ToneTag>}
    </span>
  );
}
