import { agencyCooperation } from '@zhaocai/model/agency/agency-cooperation';
import { agencyCount } from '@zhaocai/model/agency/cooperation-endpoints';
import { cooperationLifecycle } from '@zhaocai/model/agency/cooperation-lifecycle';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { StateFigures } from '../../../kit/resource-page/state-figures.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import '../agency.css';
import { agencyPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';
import { InviteDialog } from './invite-dialog.tsx';

type CooperationRow = Row<typeof agencyCooperation>;

const { fields } = agencyCooperation;
const { page, list, detail, remove, export: exported } = agencyCooperation.verbs;
/** Inviting has a dialog of its own, and editing stands on the page of an agency. */
const listed: Entity<typeof fields> = { ...agencyCooperation, verbs: { page, list, detail, remove, export: exported } };

const columns: readonly (string | DataColumn<CooperationRow>)[] = [
  { prop: 'agentName', label: fields.agentName.label, width: 260, keepsWidth: true, type: 'mylink', sortable: true },
  {
    ...fieldColumn<CooperationRow>('cooperationStatus', fields.cooperationStatus),
    width: 200,
    render: (row) => <CooperationState row={row} />,
  },
  'endDate',
  { ...fieldColumn<CooperationRow>('linkman', fields.linkman), width: 100 },
  { ...fieldColumn<CooperationRow>('phone', fields.phone), width: 150 },
  { ...fieldColumn<CooperationRow>('feePayer', fields.feePayer), width: 160 },
  { ...fieldColumn<CooperationRow>('feeFloat', fields.feeFloat), width: 120 },
  { ...fieldColumn<CooperationRow>('minFee', fields.minFee), width: 120 },
  { ...fieldColumn<CooperationRow>('startDate', fields.startDate), width: 130, visible: false },
  { prop: 'creditCode', label: fields.creditCode.label, width: 190, isProno: true, visible: false },
];

/** The agencies that the unit works with, has invited or worked with. */
export function AgencyListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [isInviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(agencyWords.agencies)}
        columns={columns}
        notice={<Figures />}
        pathOf={({ id }) => `${agencyPath}?id=${id}`}
        addButton={
          allowed('agencyLibrary_add') && (
            <Button type="primary" onClick={invite}>
              {t(texts.invite)}
            </Button>
          )
        }
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

/** In force, and yet nobody is asked by it before another person has confirmed it. */
function CooperationState({ row }: { readonly row: CooperationRow }) {
  const t = useText();
  const isWaiting = row.awaitsConfirmation && cooperationLifecycle.is(row.cooperationStatus, 'active');
  return (
    <>
      <ChoiceTag choices={cooperationLifecycle.choices} value={row.cooperationStatus} />
      {isWaiting && <ToneTag tone="orange">{t(texts.toConfirm)}</ToneTag>}
    </>
  );
}

function Figures() {
  const { data } = useEndpoint(agencyCount, {});
  return data ? <StateFigures lifecycle={cooperationLifecycle} total={data.total} statuses={data.statuses} /> : null;
}
