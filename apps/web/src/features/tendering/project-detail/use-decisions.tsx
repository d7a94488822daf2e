import { confirmProject, type ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { brokenRules, lateTimes } from './late-times.tsx';
import { detailTexts as texts } from './texts.ts';

/** The manager's word on a project: confirmed, or returned with a reason. */
export function useDecisions(detail: ProjectDetail) {
  const { id, version, generalBudget } = detail;
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const approving = useCommand(confirmProject, { success: texts.approved });
  const rejecting = useCommand(confirmProject, { success: texts.rejected });
  const approve = async () => {
    const text = t(texts.approveText, { budget: formatMoney(generalBudget) });
    const isSure = await confirm({
      title: t(texts.approveTitle),
      text: <Unmet text={text} detail={detail} />,
      ok: t(texts.approve),
    });
    if (isSure) await approving.run({ id, version, agree: true });
  };
  const reject = async () => {
    const question = {
      title: t(texts.rejectTitle),
      placeholder: t(texts.rejectPlaceholder),
      ok: t(texts.reject),
      isDangerous: true,
    };
    const reason = await askReason(question);
    if (reason) await rejecting.run({ id, version, agree: false, reason });
  };
  return {
    approve: { isRunning: approving.isRunning, run: approve },
    reject: { isRunning: rejecting.isRunning, run: reject },
  };
}

/** What he confirms, and what would keep it from being published as things stand. */
function Unmet({ text, detail }: { readonly text: string; readonly detail: ProjectDetail }) {
  const t = useText();
  const unmet = [...lateTimes(detail, t), ...brokenRules(detail, t)];
  if (unmet.length === 0) return text;
  return (
    <>
      <p>{text}</p>
      <p>{t(texts.approveUnmet)}</p>
      <ul className="detail-late">
        {unmet.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}
