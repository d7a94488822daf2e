import { resultWords } from '@zhaocai/model/tendering/result-words';
import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { confirmProject } from '@zhaocai/model/tendering/project-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { ApprovalPanel } from '../../workflow/index.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonSums } from './comparison-sums.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { draftOf } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

/** The manager's view: what was chosen and why, to confirm or to return. */
export function ReviewWork({ comparison }: { comparison: Comparison }) {
  const t = useText();
  const draft = draftOf(comparison);
  const { approve, reject, isRunning } = useDecision(comparison);
  return (
    <div className="kit-page">
      <ComparisonHead title={t(texts.reviewTitle)} comparison={comparison} draft={draft}>
        {comparison.canConfirm ? (
          <>
            <Button danger disabled={isRunning} onClick={() => void reject()}>
              {t(texts.reject)}
            </Button>
            <Button type="primary" loading={isRunning} onClick={() => void approve()}>
              {t(comparison.approval?.flowName ? texts.ask : texts.approve)}
            </Button>
          </>
        ) : (
          <ToneTag tone="grey">{t(texts.readOnly)}</ToneTag>
        )}
      </ComparisonHead>
      <ComparisonSums comparison={comparison} draft={draft} />
      <ApprovalPanel approval={comparison.approval} />
      {comparison.suppliers.length === 0 ? (
        <Empty title={t(texts.noOffers)} help={t(texts.noOffersHelp)} />
      ) : (
        <ComparisonTable comparison={comparison} draft={draft} mode="approve" onToggle={nothing} onReason={nothing} />
      )}
    </div>
  );
}

const nothing = () => undefined;

function useDecision(comparison: Comparison) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const notify = useNotify();
  const flow = comparison.approval?.flowName;
  const approving = useCommand(confirmProject, {
    success: 'silent',
    // The flow may have been bound, or taken off, since the page was read.
    onSuccess: ({ flowInstanceId }) => notify.success(t(flowInstanceId ? texts.asked : texts.approved)),
  });
  const rejecting = useCommand(confirmProject, { success: texts.rejected });
  const result = t(resultWords(comparison.manner).result);
  const named = { id: comparison.projectId, version: comparison.version };
  return {
    isRunning: approving.isRunning || rejecting.isRunning,
    approve: async () => {
      const amounts = {
        selected: formatMoney(comparison.selectedMoney),
        budget: formatMoney(comparison.generalBudget),
      };
      const question = flow
        ? { title: t(texts.askTitle, { result }), text: t(texts.askText, { ...amounts, flow }), ok: t(texts.ask) }
        : { title: t(texts.approveTitle, { result }), text: t(texts.approveText, amounts), ok: t(texts.approve) };
      const isSure = await confirm(question);
      if (isSure) await approving.run({ ...named, agree: true });
    },
    reject: async () => {
      const reason = await askReason({
        title: t(texts.rejectTitle, { result }),
        placeholder: t(texts.rejectPlaceholder),
        ok: t(texts.reject),
        isDangerous: true,
      });
      if (reason) await rejecting.run({ ...named, agree: false, reason });
    },
  };
}
