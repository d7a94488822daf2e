import { contract } from '@zhaocai/model/contract/contract';
import { countersignContract, contractSuffixes } from '@zhaocai/model/contract/contract-file-endpoints';
import {
  announceContract,
  contractMoves,
  decideRefusal,
  fileContract,
  type PurchaseContractDetail,
} from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import type { Field } from '@zhaocai/model/kit/field';
import { useNavigate } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { editPath } from '../paths.ts';
import { contractTexts as texts } from '../texts.ts';

const { lateReason, noticeTime, noticeUrl, filingTime, filingNo, refusalFollow, followRemark } = contract.fields;
const fileField: Field = {
  kind: 'files',
  label: texts.signedFile,
  maxCount: 1,
  suffixes: [...contractSuffixes],
  required: true,
};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The buyer's acts, as far as the server allows them now. */
export function useBuyerActs(row: PurchaseContractDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const tasks = useTasks(row);
  const movesOf = useRowMoves(contract, contractMoves, ({ contractName }) => contractName);
  const may = (action: string) => row.actions.includes(action);
  const mayCountersign = purchaseContractLifecycle.is(row.contractStatus, 'toBuyer') && allowed('project_edit');
  const isNext = (key: string) => key === 'submit' || key === 'approve';
  const moves = actsOf(movesOf(row), row.actions).map((act) => ({ ...act, isMain: isNext(act.key) }));
  const asking = (key: keyof typeof tasks): ActButton => ({
    key,
    label: tasks[key].title,
    isMain: true,
    onClick: () => onAsk(tasks[key]),
  });
  return [
    ...(may('discard') && row.parentContractId === null
      ? [{ key: 'edit', label: t(texts.edit), onClick: () => void navigate(editPath(row.id)) }]
      : []),
    ...moves,
    ...(mayCountersign ? [asking('countersign')] : []),
    ...(['announce', 'file', 'followUp'] as const).filter(may).map(asking),
  ];
}

/** The award names its contract; a supplement is named beside it. */
function signedOf({ id, entryId, parentContractId }: PurchaseContractDetail) {
  return parentContractId === null ? { entryId } : { entryId, contractId: id };
}

/** What is asked before each act that wants more than a reason. */
function useTasks(row: PurchaseContractDetail) {
  const t = useText();
  const signing = useCommand(countersignContract, { success: texts.countersigned });
  const announcing = useCommand(announceContract, { success: texts.announced });
  const filing = useCommand(fileContract, { success: texts.filed });
  const deciding = useCommand(decideRefusal, { success: texts.followed });
  const { id, version, signedVersion, signDue } = row;
  const now = msToInstant(useServerNow(60_000));
  const isLate = signDue !== null && signDue < now && row.lateReason === null;
  const countersign: FormTask = {
    key: `countersign ${version}`,
    title: t(texts.countersign),
    note: t(texts.countersignNote),
    fields: { file: fileField, ...(isLate && { lateReason: { ...lateReason, required: true } }) },
    submitText: t(texts.countersign),
    onSubmit: async (values) => {
      const fileId = sentFiles(values.file)?.[0]?.fileId ?? '';
      const said = isLate ? { lateReason: textOf(values.lateReason) } : {};
      return (await signing.run({ ...signedOf(row), fileId, version: signedVersion, ...said })) !== undefined;
    },
  };
  const announce: FormTask = {
    key: `announce ${version}`,
    title: t(texts.announce),
    fields: {
      noticeTime: { ...noticeTime, readOnly: false, required: true },
      noticeUrl: { ...noticeUrl, readOnly: false },
    },
    onSubmit: async (values) => {
      const said = { noticeTime: textOf(values.noticeTime), noticeUrl: textOf(values.noticeUrl) || null };
      return (await announcing.run({ id, version, ...said })) !== undefined;
    },
  };
  const file: FormTask = {
    key: `file ${version}`,
    title: t(texts.file),
    fields: {
      filingTime: { ...filingTime, readOnly: false, required: true },
      filingNo: { ...filingNo, readOnly: false, required: true },
    },
    onSubmit: async (values) => {
      const said = { filingTime: textOf(values.filingTime), filingNo: textOf(values.filingNo) };
      return (await filing.run({ id, version, ...said })) !== undefined;
    },
  };
  const followUp: FormTask = {
    key: `followUp ${version}`,
    title: t(texts.followUp),
    note: t(texts.followNote),
    fields: {
      refusalFollow: { ...refusalFollow, readOnly: false, required: true },
      followRemark: { ...followRemark, label: texts.reason, readOnly: false, required: true },
    },
    onSubmit: async (values) => {
      const said = { refusalFollow: Number(values.refusalFollow), followRemark: textOf(values.followRemark) };
      return (await deciding.run({ id, version, ...said })) !== undefined;
    },
  };
  return { countersign, announce, file, followUp };
}
