import { uploadContract, contractSuffixes } from '@zhaocai/model/contract/contract-file-endpoints';
import {
  giveBackContract,
  refuseContract,
  type PurchaseContractDetail,
} from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import type { Field } from '@zhaocai/model/kit/field';
import type { Saved } from '@zhaocai/model/kit/resource';
import { useCommand, type Command } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { contractTexts as texts } from '../texts.ts';

const { is } = purchaseContractLifecycle;
const reasonField: Field = { kind: 'longText', label: texts.reason, maxLength: 500, required: true };
const fileField: Field = {
  kind: 'files',
  label: texts.signedFile,
  maxCount: 1,
  suffixes: [...contractSuffixes],
  required: true,
};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface WithReason {
  readonly key: string;
  readonly title: string;
  readonly act: Command<{ id: string; version: number; reason: string }, Saved>;
  readonly note?: string;
}

/** What a supplier does with a contract that was sent to him: sign, send back, or refuse. */
export function useSupplierActs(row: PurchaseContractDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const signing = useCommand(uploadContract, { success: texts.signedDone });
  const giving = useCommand(giveBackContract, { success: texts.giveBackDone });
  const refusing = useCommand(refuseContract, { success: texts.refused });
  const { id, version, contractStatus, entryId, signedVersion, parentContractId } = row;
  // What is signed: a supplement is named, the contract of an award by its registration.
  const signed = parentContractId === null ? { entryId } : { entryId, contractId: id };
  if (!is(contractStatus, 'toSupplier', 'toBuyer')) return [];
  const sign: FormTask = {
    key: `sign ${version}`,
    title: t(texts.signOwn),
    note: t(texts.signNote),
    fields: { file: fileField },
    submitText: t(texts.signOwn),
    onSubmit: async ({ file }) => {
      const fileId = sentFiles(file)?.[0]?.fileId ?? '';
      return (await signing.run({ ...signed, fileId, version: signedVersion })) !== undefined;
    },
  };
  const withReason = ({ key, title, act, note }: WithReason): FormTask => ({
    key: `${key} ${version}`,
    title,
    note,
    fields: { reason: reasonField },
    submitText: title,
    onSubmit: async ({ reason }) => (await act.run({ id, version, reason: textOf(reason) })) !== undefined,
  });
  const refuse = withReason({ key: 'refuse', title: t(texts.refuse), act: refusing, note: t(texts.refuseNote) });
  const giveBack = withReason({ key: 'giveBack', title: t(texts.giveBack), act: giving });
  const signButton = { key: 'sign', label: t(texts.signOwn), isMain: true, onClick: () => onAsk(sign) };
  if (is(contractStatus, 'toBuyer')) return [signButton];
  return [
    ...(parentContractId === null
      ? [{ key: 'refuse', label: refuse.title, isDanger: true, onClick: () => onAsk(refuse) }]
      : []),
    { key: 'giveBack', label: giveBack.title, onClick: () => onAsk(giveBack) },
    signButton,
  ];
}
