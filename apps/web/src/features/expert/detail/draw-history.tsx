import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import { drawHistory } from '@zhaocai/model/expert/draw/record-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { texts } from '../draw/texts.ts';

/** What an expert was drawn for, once it may be told. */
export function DrawHistory({ expertId }: { readonly expertId: string }) {
  const t = useText();
  const { data } = useEndpoint(drawHistory, { expertId });
  return (
    <Section title={t(texts.history)}>
      {data?.length === 0 && <p className="kit-quiet">{t(texts.noHistory)}</p>}
      <ul className="expert-records">
        {(data ?? []).map(({ recordId, projectName, reviewTime, joinStatus }) => (
          <li key={recordId}>
            <span className="expert-records-main">{projectName}</span>
            <ChoiceTag choices={drawnExpertLifecycle.choices} value={joinStatus} />
            <span>{shownInstant(reviewTime)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
