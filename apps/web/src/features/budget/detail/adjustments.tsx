import type { BudgetAdjustment, BudgetProAnswer } from '@zhaocai/model';
import { budgetAdjustMoves } from '@zhaocai/model/budget/adjust-endpoints';
import { budgetAdjust } from '@zhaocai/model/budget/budget-adjust';
import { budgetAdjustLifecycle } from '@zhaocai/model/budget/budget-adjust-lifecycle';
import { moneyType } from '@zhaocai/model/budget/choices';
import { sumYuan } from '@zhaocai/model/kit/money';
import { Button } from 'antd';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { MoveLines } from '../../../kit/widgets/row-history.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { budgetTexts as texts } from '../texts.ts';

/** Does it wait for somebody's word? */
export function isWaiting({ adjustStatus }: Pick<BudgetAdjustment, 'adjustStatus'>): boolean {
  return budgetAdjustLifecycle.is(adjustStatus, 'firstReview', 'secondReview');
}

/** What was asked for of the lines, from what to what, by whom and why, and who decided; the open ones with their buttons. */
export function Adjustments({ project }: { readonly project: BudgetProAnswer }) {
  const t = useText();
  const { adjustments } = project;
  if (adjustments.length === 0) return null;
  return (
    <Section title={t(texts.adjustments)} note={String(adjustments.length)}>
      <ul className="budget-lines">
        {adjustments.map((one) => (
          <AdjustmentLine key={one.id} adjustment={one} />
        ))}
      </ul>
    </Section>
  );
}

function useLineName({ moneyType: source, year }: BudgetAdjustment): string {
  const t = useText();
  return `${t(moneyType.named(source)?.label ?? texts.costs)} ${year}`;
}

function AdjustmentLine({ adjustment }: { readonly adjustment: BudgetAdjustment }) {
  const t = useText();
  const name = useLineName(adjustment);
  const { moneyBefore, moneyAfter, reason, createUserName, createTime, flowName, history } = adjustment;
  return (
    <li className="budget-adjustment">
      <div className="budget-line-head">
        <strong>{name}</strong>
        <ChoiceTag choices={budgetAdjustLifecycle.choices} value={adjustment.adjustStatus} />
        <span className="kit-number">
          {formatMoney(moneyBefore)} → <strong>{formatMoney(moneyAfter)}</strong>
        </span>
        <Difference before={moneyBefore} after={moneyAfter} />
        <Moves adjustment={adjustment} about={name} />
      </div>
      <p className="budget-note">
        {t(texts.askedBy, { name: createUserName ?? '', time: shownInstant(createTime) })}
        {flowName && ` · ${t(texts.inFlow, { name: flowName })}`}
      </p>
      <p className="budget-reason">{reason}</p>
      {history.length > 0 && <MoveLines lifecycle={budgetAdjustLifecycle} moves={history} />}
    </li>
  );
}

function Difference({ before, after }: { readonly before: string | null; readonly after: string }) {
  const t = useText();
  const difference = sumYuan([after, `-${before ?? '0'}`]);
  const isLess = difference.startsWith('-');
  return (
    <span className="budget-note kit-number">
      {t(isLess ? texts.less : texts.more, { money: formatMoney(difference.replace('-', '')) })}
    </span>
  );
}

function Moves({ adjustment, about }: { readonly adjustment: BudgetAdjustment; readonly about: string }) {
  const movesOf = useRowMoves(budgetAdjust, budgetAdjustMoves, () => about);
  // What the server says is more than state and right: four eyes, and a flow that decides.
  const moves = movesOf(adjustment).filter(({ key }) => adjustment.actions.includes(key));
  if (moves.length === 0) return null;
  return (
    <span className="budget-moves">
      {moves.map(({ key, label, onClick, isDangerous }) => (
        <Button
          key={key}
          size="small"
          type={isDangerous ? 'default' : 'primary'}
          danger={isDangerous}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
