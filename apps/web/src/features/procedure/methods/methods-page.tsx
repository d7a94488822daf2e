import { manner } from '@zhaocai/model/tendering/choices';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import type { Procedure } from '@zhaocai/model/procedure/procedure';
import { procedures } from '@zhaocai/model/procedure/procedures';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../procedure.css';
import { procedureTexts as texts } from '../texts.ts';
import { StepsPicture } from './steps-picture.tsx';

/** Every method like a page to read: when it may be chosen, its steps and who does them. */
export function MethodsPage() {
  const t = useText();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.methods)} />
      {procurementMethod.choices.map(({ value, name, label }) => (
        <Section
          key={value}
          id={name}
          title={t(label)}
          note={<Facts procedure={procedures[name]} isUsed={manner.named(value) !== undefined} />}
          extra={<Link to={`/procedure/planner?method=${value}`}>{t(texts.plan)}</Link>}
        >
          <p className="planner-purpose">{t(procedures[name].purpose)}</p>
          <StepsPicture procedure={procedures[name]} />
        </Section>
      ))}
    </div>
  );
}

/** Under which laws, how prices are handed in, and whether projects of it can be made today. */
function Facts({ procedure, isUsed }: { readonly procedure: Procedure; readonly isUsed: boolean }) {
  const t = useText();
  const laws = lawRegime.choices.filter(({ name }) => procedure.regimes.includes(name));
  return (
    <span className="method-facts">
      {laws.map(({ value, label }) => (
        <ToneTag key={value} tone="grey">
          {t(label)}
        </ToneTag>
      ))}
      <span>{t(texts[procedure.submission])}</span>
      {isUsed && <ToneTag tone="green">{t(texts.runsNow)}</ToneTag>}
    </span>
  );
}
