import { PrinterOutlined, UndoOutlined } from '@ant-design/icons';
import { daysBetween } from '@zhaocai/model/kit/days';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import { purchaseTypes } from '@zhaocai/model/tendering/choices';
import { isWorkingDay } from '@zhaocai/model/procedure/work-days';
import { addDays } from '@zhaocai/model/kit/days';
import { Button } from 'antd';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import '../procedure.css';
import { procedureTexts as texts } from '../texts.ts';
import { MissingYear } from './missing-year.tsx';
import { PlanChoices } from './plan-choices.tsx';
import { Timeline } from './timeline.tsx';
import { planOf, usePlan, type Choices, type Plan } from './use-plan.ts';

/**
 * The days of a procurement before anything is created: what the law leaves room for, on the work calendar. A day that is
 * moved takes what follows along; what is too short or too late is said with its article.
 */
export function PlannerPage() {
  const t = useText();
  const { choices, query, change } = usePlan();
  const isMoved = Object.keys(choices.moved).length > 0;
  return (
    <div className="kit-page">
      <PageHead
        title={choices.name ? t(texts.plannerOf, { name: choices.name }) : t(texts.planner)}
        actions={
          <>
            <Button icon={<UndoOutlined />} disabled={!isMoved} onClick={() => change({ moved: {} })}>
              {t(texts.reset)}
            </Button>
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t(texts.print)}
            </Button>
          </>
        }
      >
        <p className="planner-purpose">{t(choices.procedure.purpose)}</p>
        <p className="planner-basis">{basisOf(t, choices)}</p>
      </PageHead>
      <PlanChoices choices={choices} onChange={change} />
      <Loaded query={query}>
        {(basis) => {
          const plan = planOf(choices, basis);
          return (
            <>
              <Summary {...plan} />
              <MissingYear laid={plan.laid} />
              <Timeline {...plan} onMove={(name, day) => change({ moved: { ...choices.moved, [name]: day } })} />
              <p className="kit-quiet planner-help">{t(texts.moveHelp)}</p>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** What it is laid out by, for who reads the paper. */
function basisOf(t: Translate, { method, regime, purchaseType, start }: Choices): string {
  const labels = [
    procurementMethod.named(method)?.label,
    lawRegime.named(regime)?.label,
    purchaseTypes.find(({ value }) => value === purchaseType)?.label,
  ];
  return [...labels.map((label) => (label ? t(label) : '')), t(texts.startsOn, { day: start })].join(' · ');
}

/** How long it takes, and whether every rule is kept. */
function Summary({ laid, kindOf }: Plan) {
  const t = useText();
  const days = laid.flatMap(({ day }) => day ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const count = daysBetween(first, last) + 1;
  const working = Array.from({ length: count }, (_, index) => kindOf(addDays(first, index))).filter(
    (kind) => kind !== undefined && isWorkingDay(kind),
  ).length;
  const broken = laid.flatMap(({ findings }) => findings).filter(({ kind }) => kind !== 'dayOff').length;
  return (
    <div className="planner-summary" role="status">
      <strong>{`${first} → ${last}`}</strong>
      <span>{t(texts.lasts, { days: count, working })}</span>
      <ToneTag tone={broken > 0 ? 'red' : 'green'}>
        {broken > 0 ? t(texts.breaks, { count: broken }) : t(texts.keeps)}
      </ToneTag>
    </div>
  );
}
