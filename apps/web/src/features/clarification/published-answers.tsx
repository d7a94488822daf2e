import { clarificationsOfProject } from '@zhaocai/model/clarification/question-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { Instant } from '../../kit/widgets/instant.tsx';
import { readerPath } from './paths.ts';
import { QuestionCard } from './question-card.tsx';
import { clarificationTexts as texts } from './texts.ts';

interface PublishedAnswersProps {
  readonly projectId: string;
  readonly tenantId: string;
}

/** Questions and answers of a published project as everybody reads them; nothing where there are none. */
export function PublishedAnswers({ projectId, tenantId }: PublishedAnswersProps) {
  const t = useText();
  const query = useEndpoint(clarificationsOfProject, { projectId, tenantId });
  const answers = query.data ?? [];
  if (answers.length === 0) return null;
  return (
    <Section title={t(texts.published)} id="answers" note={String(answers.length)}>
      <ul className="question-list">
        {answers.map(({ files, ...one }) => (
          <QuestionCard
            key={one.id}
            exchange={{ ...one, replyFiles: files }}
            marks={<Instant at={one.publishTime} className="question-quiet" />}
          >
            {one.changeBulletinId !== null && (
              <div className="question-acts">
                <Link to={readerPath({ id: one.changeBulletinId, tenantId })}>{t(texts.change)}</Link>
              </div>
            )}
          </QuestionCard>
        ))}
      </ul>
    </Section>
  );
}
