import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Row } from '@zhaocai/model/kit/entity';
import type { Choice, Fields } from '@zhaocai/model/kit/field';
import { actionsAllowed } from '@zhaocai/model/kit/lifecycle';
import { roomContract } from '@zhaocai/model/lease/room-contract';
import { roomLease } from '@zhaocai/model/lease/room-lease';
import { isLeaseOpen, leaseLifecycle } from '@zhaocai/model/lease/lease-lifecycle';
import { reviewLease, submitLease, withdrawLease } from '@zhaocai/model/lease/lease-endpoints';
import { resource } from '@zhaocai/model/kit/resource';
import { Segmented } from 'antd';
import { useState } from 'react';
import type { RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { contractFromLease } from './contract-from-lease.ts';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { leaseTexts as texts } from './texts.ts';
import './lease.css';

type LeaseRow = Row<typeof roomLease>;

const decisions = [
  { value: 1, label: texts.agree },
  { value: 0, label: texts.refuse },
] as const satisfies readonly Choice[];

const room = { kind: 'ref', to: 'room', label: texts.room, help: texts.roomHelp } as const;
const unitPrice = { ...roomLease.fields.unitPrice, readOnly: false, help: texts.unitPriceHelp } as const;
const reviewFields = {
  pass: { kind: 'choice', label: texts.decision, choices: decisions, required: true },
  roomId: room,
  unitPrice,
  opinion: { kind: 'longText', label: texts.opinion, maxLength: 500, help: texts.opinionHelp },
} as const satisfies Fields;
const allocateFields = { roomId: { ...room, help: undefined, required: true }, unitPrice } as const satisfies Fields;

const columns = [
  'leaseNo',
  'status',
  'applicantId',
  'deptId',
  'leaseRoomType',
  'residenceType',
  'expectStart',
  'termMonths',
  'roomId',
  'unitPrice',
  'reviewTime',
] as const;

/** Applications for rooms to rent: one’s own, and those that wait for a decision. */
export function LeasePage() {
  const t = useText();
  const [isMine, setMine] = useState(false);
  const userId = useSession((state) => state.user?.userId);
  const { actions, dialog } = useLeaseActions();
  return (
    <>
      <ResourcePage
        entity={roomLease}
        title={t(texts.leases)}
        columns={columns}
        rowActions={actions}
        mayEdit={({ status }) => isLeaseOpen(status)}
        mayRemove={({ status }) => isLeaseOpen(status)}
        fixedFilters={isMine && userId ? { applicantId: userId } : undefined}
        toolbar={
          <Segmented
            value={isMine ? 'mine' : 'all'}
            options={[
              { value: 'all', label: t(texts.all) },
              { value: 'mine', label: t(texts.mine) },
            ]}
            onChange={(value) => setMine(value === 'mine')}
          />
        }
      />
      {dialog}
    </>
  );
}

function useLeaseActions() {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [task, setTask] = useState<FormTask>();
  const submit = useCommand(submitLease);
  const withdraw = useCommand(withdrawLease);
  const review = useCommand(reviewLease);
  const addContract = useCommand(contractSave());
  const askSubmit = async ({ id, leaseNo }: LeaseRow) => {
    const title = t(texts.submitTitle, { no: leaseNo ?? '' });
    if (await confirm({ title, text: t(texts.submitText) })) await submit.run({ id });
  };
  const askWithdraw = async ({ id, leaseNo }: LeaseRow) => {
    const { confirm: text } = leaseLifecycle.actions.withdraw;
    if (await confirm({ title: t(texts.withdrawTitle, { no: leaseNo ?? '' }), text: text && t(text) }))
      await withdraw.run({ id });
  };
  const taskOf = (row: LeaseRow, fields: Fields, title: string): FormTask => ({
    title,
    fields,
    initial: fields === reviewFields ? { pass: 1 } : undefined,
    onSubmit: async (values) => (await review.run({ ...reviewInput(values), id: row.id })) !== undefined,
  });
  const known: Record<string, (row: LeaseRow) => RowAction> = {
    submit: (row) => ({
      key: 'submit',
      label: t(leaseLifecycle.actions.submit.label),
      onClick: () => void askSubmit(row),
    }),
    withdraw: (row) => ({
      key: 'withdraw',
      label: t(leaseLifecycle.actions.withdraw.label),
      onClick: () => void askWithdraw(row),
    }),
    approve: (row) => ({
      key: 'review',
      label: t(texts.review),
      onClick: () => setTask(taskOf(row, reviewFields, t(texts.reviewTitle, { no: row.leaseNo ?? '' }))),
    }),
    allocate: (row) => ({
      key: 'allocate',
      label: t(texts.allocate),
      onClick: () => setTask(taskOf(row, allocateFields, t(texts.allocateTitle, { no: row.leaseNo ?? '' }))),
    }),
    makeContract: (row) => ({
      key: 'makeContract',
      label: t(texts.makeContract),
      onClick: () =>
        setTask({
          title: t(texts.makeContractTitle, { no: row.leaseNo ?? '' }),
          fields: roomContract.fields,
          initial: contractFromLease(row),
          onSubmit: async (values) => (await addContract.run({ ...values })) !== undefined,
        }),
    }),
  };
  const actions = (row: LeaseRow): RowAction[] =>
    actionsAllowed(leaseLifecycle, row.status, allowed).flatMap((name) => known[name]?.(row) ?? []);
  return { actions, dialog: <FormDialog task={task} onClose={() => setTask(undefined)} /> };
}

/** The form holds what its fields let pass. */
function reviewInput(values: Readonly<Record<string, unknown>>) {
  const text = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? values[name] : undefined);
  return {
    ...(typeof values['pass'] === 'number' && { pass: values['pass'] }),
    opinion: text('opinion'),
    roomId: text('roomId'),
    unitPrice: text('unitPrice'),
  };
}

function contractSave() {
  const { save } = resource(roomContract);
  // The form’s values are judged by the fields of the entity.
  return save as unknown as Endpoint<object, unknown>;
}
