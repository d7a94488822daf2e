import { committeeMoves, type CommitteeLine } from '@zhaocai/model/evaluation/committee-endpoints';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import type { ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { evaluationTexts as texts } from '../texts.ts';

/** What its handler may do with a committee now; the server says so. */
export function useCommitteeActs({ id, version, actions, faults }: CommitteeLine): ActButton[] {
  const t = useText();
  const askReason = useAskReason();
  const confirming = useCommand(committeeMoves.confirm, { success: texts.confirmed });
  const reopening = useCommand(committeeMoves.reopen, { success: texts.done });
  const discarding = useCommand(committeeMoves.discard, { success: texts.done });
  const because = async (name: 'reopen' | 'discard') => {
    const label = t(committeeLifecycle.actions[name].label);
    const reason = await askReason({ title: label, text: t(texts.whyHelp), ok: label, isDangerous: true });
    if (reason) await (name === 'reopen' ? reopening : discarding).run({ id, version, reason });
  };
  const acts: (ActButton & { readonly key: keyof typeof committeeMoves })[] = [
    {
      key: 'confirm',
      label: t(committeeLifecycle.actions.confirm.label),
      isMain: faults.length === 0,
      onClick: () => void confirming.run({ id, version }),
    },
    { key: 'reopen', label: t(committeeLifecycle.actions.reopen.label), onClick: () => void because('reopen') },
    {
      key: 'discard',
      label: t(committeeLifecycle.actions.discard.label),
      isDanger: true,
      onClick: () => void because('discard'),
    },
  ];
  return acts.filter(({ key }) => actions.includes(key));
}
