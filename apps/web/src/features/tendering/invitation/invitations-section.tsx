import './invitation.css';
import { invitationLifecycle, invitedBy } from '@zhaocai/model/tendering/invitation';
import {
  invitationsOfProject,
  noteDecline,
  removeInvitation,
  type InvitationLine,
  type InvitationList,
} from '@zhaocai/model/tendering/invitation-endpoints';
import { wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert } from 'antd';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { DrawRecord } from './draw-record.tsx';
import { ListActions } from './list-actions.tsx';
import { missing, needText } from './need-text.ts';
import { SourcePublicity } from './source-publicity.tsx';
import { invitationTexts as texts } from './texts.ts';

interface SectionProps {
  readonly detail: Pick<ProjectDetail, 'id' | 'entryEndTime' | 'openedTime' | 'serverTime'>;
}

/** Whom a project invites: the list, how it was found, and what is still to be done before the letter goes out. */
export function InvitationsSection({ detail }: SectionProps) {
  const t = useText();
  const query = useEndpoint(invitationsOfProject, { projectId: detail.id });
  const { data } = query;
  return (
    <Section
      title={t(texts.title)}
      id="invitations"
      note={data && data.invitations.length > 0 && t(texts.count, { count: data.invitations.length })}
      extra={data?.canChange && <ListActions list={data} detail={detail} />}
    >
      <Loaded query={query} rows={4}>
        {(list) => <Invitations list={list} detail={detail} />}
      </Loaded>
    </Section>
  );
}

function Invitations({ list, detail }: SectionProps & { list: InvitationList }) {
  const t = useText();
  const actions = useRowActions();
  const isDrawn = list.poolFactor !== null;
  const hasActions = list.invitations.some((row) => isRemovable(row) || isOnPaper(row));
  return (
    <div className="invite-parts">
      <NeedNotice list={list} />
      <DataTable<InvitationLine>
        columns={columns}
        rows={list.invitations}
        isNumbered={false}
        actions={list.canChange && hasActions ? actions : undefined}
        empty={<Empty title={t(texts.none)} help={t(isDrawn ? texts.noneDrawn : texts.noneHelp)} />}
      />
      {list.isLate && !wasOpened(detail) && <p className="tender-hint invite-hint">{t(texts.hidden)}</p>}
      {list.draw && <DrawRecord draw={list.draw} invited={list.invitations} />}
      {list.publicity && (
        <SourcePublicity
          publicity={list.publicity}
          projectId={detail.id}
          now={detail.serverTime}
          isListed={list.invitations.length > 0}
          canChange={list.canChange && !list.isLate}
        />
      )}
    </div>
  );
}

/** What the rules ask of the list, while it can be changed. */
function NeedNotice({ list }: { list: InvitationList }) {
  const t = useText();
  if (!list.canChange) return null;
  const need = needText(list, t);
  const count = missing(list);
  if (count > 0) return <Alert type="warning" showIcon title={t(texts.lacking, { count, need })} />;
  return <Alert type="success" showIcon title={t(texts.enough, { need })} />;
}

const columns: readonly DataColumn<InvitationLine>[] = [
  { prop: 'supplierName', label: texts.supplier, width: 260, render: (row) => <SupplierCell row={row} /> },
  {
    prop: 'invitationStatus',
    label: texts.status,
    width: 110,
    keepsWidth: true,
    render: (row) => <ChoiceTag choices={invitationLifecycle.choices} value={row.invitationStatus} />,
  },
  {
    prop: 'invitedBy',
    label: texts.how,
    width: 100,
    render: (row) => <ChoiceTag choices={invitedBy.choices} value={row.invitedBy} />,
  },
  { prop: 'linkman', label: texts.contact, width: 180, render: ({ linkman, phone }) => contactOf(linkman, phone) },
  { prop: 'reason', label: texts.why, width: 240, render: (row) => <WhyCell row={row} /> },
];

function contactOf(linkman: string | null, phone: string | null): string {
  return [linkman, phone].filter(Boolean).join(' ') || '—';
}

function SupplierCell({ row }: { row: InvitationLine }) {
  const t = useText();
  return (
    <span className="invite-name">
      {row.supplierName}
      <span className="tender-sub kit-number">{row.creditCode}</span>
      {!row.hasAccount && <span className="tender-sub">{t(texts.noAccount)}</span>}
    </span>
  );
}

function WhyCell({ row: { declineReason, reason } }: { row: InvitationLine }) {
  const t = useText();
  if (declineReason) return <>{t(texts.declined, { reason: declineReason })}</>;
  return <>{reason ?? '—'}</>;
}

/** Of one that is not out yet, unless it was drawn; and of one that went out on paper. */
function useRowActions(): (row: InvitationLine) => RowAction[] {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const removing = useCommand(removeInvitation, { success: texts.removed });
  const declining = useCommand(noteDecline, { success: texts.noted });
  const remove = async ({ id, supplierName: name }: InvitationLine) => {
    const question = { title: t(texts.removeTitle, { name }), text: t(texts.removeText), ok: t(texts.remove) };
    if (await confirm(question)) await removing.run({ id });
  };
  const decline = async ({ id, supplierName: name }: InvitationLine) => {
    const reason = await askReason({
      title: t(texts.noteTitle, { name }),
      text: t(texts.noteText),
      placeholder: t(texts.noteReason),
      ok: t(texts.note),
    });
    if (reason) await declining.run({ id, reason });
  };
  return (row) => {
    if (isRemovable(row))
      return [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void remove(row) }];
    if (isOnPaper(row)) return [{ key: 'decline', label: t(texts.note), onClick: () => void decline(row) }];
    return [];
  };
}

function isRemovable(row: InvitationLine): boolean {
  return invitationLifecycle.is(row.invitationStatus, 'drafted') && !invitedBy.is(row.invitedBy, 'drawn');
}

function isOnPaper(row: InvitationLine): boolean {
  return invitationLifecycle.is(row.invitationStatus, 'sent') && !row.hasAccount;
}
