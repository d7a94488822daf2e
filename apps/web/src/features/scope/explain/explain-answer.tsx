import { CheckCircleFilled, EyeInvisibleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { explainScope, type ScopeExplanation } from '@zhaocai/model/scope/scope-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { explainTexts as texts } from './texts.ts';
import type { Question } from './use-question.ts';

/** The verdict first, then every reason that was looked at. */
export function ExplainAnswer({ question }: { question: Question }) {
  const query = useEndpoint(explainScope, question);
  return <Loaded query={query}>{(answer) => <Answer answer={answer} />}</Loaded>;
}

function Answer({ answer: { isVisible, summary, reasons, columns } }: { answer: ScopeExplanation }) {
  const t = useText();
  return (
    <Section title={t(texts.reasons)}>
      <p className={`explain-verdict ${isVisible ? 'explain-seen' : 'explain-unseen'}`} role="status">
        {isVisible ? <CheckCircleFilled /> : <EyeInvisibleFilled />}
        {summary}
      </p>
      {isVisible && columns && (
        <div className="explain-columns">
          <p>{t(texts.columnsSeen, { names: columns.seen.join(t(texts.comma)) })}</p>
          <p>{t(texts.columnsHidden, { names: columns.hidden.join(t(texts.comma)) })}</p>
        </div>
      )}
      {isVisible && !columns && <p className="explain-columns">{t(texts.columnsAll)}</p>}
      <ul className="explain-reasons">
        {reasons.map((reason) => (
          <li key={reason.sentence} className={`explain-reason ${reason.isMet ? 'explain-met' : ''}`}>
            {reason.isMet ? <CheckCircleFilled /> : <MinusCircleOutlined />}
            <span>{reason.sentence}</span>
            <span>{t(reason.isMet ? texts.met : texts.unmet)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
