import '../scope.css';
import { explainResources } from '@zhaocai/model/scope/scope-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { ExplainAnswer } from './explain-answer.tsx';
import { ExplainForm } from './explain-form.tsx';
import { explainTexts as texts } from './texts.ts';
import { useQuestion } from './use-question.ts';

/** Which roles and scopes let somebody see a row, or why not. The question stands in the address: it can be sent on. */
export function ExplainPage() {
  const t = useText();
  const allowed = useAllowed();
  const resources = useEndpoint(explainResources, {});
  const [question, ask] = useQuestion();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.title)}>
        <span>{t(texts.help)}</span>
        {allowed('datascope_view') && <Link to="/authority/datascope">{t(texts.toScopes)}</Link>}
      </PageHead>
      <Loaded query={resources}>
        {(known) =>
          known.length === 0 ? (
            <Empty title={t(texts.none)} help={t(texts.noneHelp)} />
          ) : (
            <>
              <ExplainForm resources={known} question={question} onAsk={ask} />
              {question && <ExplainAnswer question={question} />}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
