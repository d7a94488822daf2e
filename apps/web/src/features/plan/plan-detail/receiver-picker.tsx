import type { PlanAnswer } from '@zhaocai/model';
import { downPlan, planReceivers, redirectPlan } from '@zhaocai/model/plan/plan-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { cutLike } from '../../../kit/http/cut-answers.ts';
import { RowPicker, type Pickable, type PickerInput } from '../../../kit/picker/row-picker.tsx';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { planTexts as texts } from '../texts.ts';

/** Handed down for the first time, or to somebody else. */
export type Handing = 'down' | 'redirect';

const words = {
  down: { title: texts.downTitle, ask: texts.downConfirm, ok: texts.down },
  redirect: { title: texts.redirectTitle, ask: texts.redirectConfirm, ok: texts.redirect },
} as const;

interface ReceiverPickerProps {
  readonly plan: PlanAnswer;
  /** Closed without one. */
  readonly handing: Handing | undefined;
  readonly onClose: () => void;
}

/** Chooses among those who can make a project of it, and asks before it is theirs. */
export function ReceiverPicker({ plan: { id, version }, handing, onClose }: ReceiverPickerProps) {
  const t = useText();
  const confirm = useConfirm();
  const shown = useLastShown(handing) ?? 'down';
  const sending = {
    down: useCommand(downPlan, { success: texts.handedDown }),
    redirect: useCommand(redirectPlan, { success: texts.redirected }),
  };
  const { title, ask, ok } = words[shown];
  const hand = async ({ id: receiverId, title: name }: Pickable) => {
    const question = { title: t(ask, { name }), text: t(texts.downText, { name }), ok: t(ok) };
    if (await confirm(question)) await sending[shown].run({ id, version, receiverId });
  };
  return (
    <RowPicker
      isOpen={handing !== undefined}
      title={t(title)}
      rowsKey={[planReceivers.route]}
      load={loadReceivers}
      searchPlaceholder={t(texts.searchReceivers)}
      value={[]}
      onPick={([picked]) => picked && void hand(picked)}
      onClose={onClose}
    />
  );
}

async function loadReceivers({ keyword }: PickerInput): Promise<readonly Pickable[]> {
  const { data } = await call(planReceivers, { keyword: keyword.trim() });
  const receivers = data.map(({ id, name, account, deptName }) => ({
    id,
    title: name,
    note: [account, deptName].filter(Boolean).join(' · '),
  }));
  return cutLike(receivers, data);
}
