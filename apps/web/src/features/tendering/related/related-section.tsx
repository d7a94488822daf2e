import './related.css';
import {
  judgeRelated,
  relatedBidders,
  type RelatedBidders,
} from '@zhaocai/model/tendering/supplier-relation-endpoints';
import { relatedBidderLifecycle, relationSource, relationType } from '@zhaocai/model/tendering/supplier-relation';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { relatedTexts as texts } from './texts.ts';

/** Who of the bidders seem to be related, for the handler to judge before he selects; nothing where the opening found none. */
export function RelatedSection({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { data = [], refetch } = useEndpoint(relatedBidders, { projectId });
  if (data.length === 0) return null;
  return (
    <Section title={t(texts.title)} id="related">
      <p className="tender-hint">{t(texts.help)}</p>
      <ul className="related-list">
        {data.map((finding) => (
          <Finding key={finding.id} finding={finding} onJudged={() => void refetch()} />
        ))}
      </ul>
    </Section>
  );
}

interface FindingProps {
  readonly finding: RelatedBidders;
  readonly onJudged: () => void;
}

function Finding({ finding, onJudged }: FindingProps) {
  const t = useText();
  const { companyName: one, otherName: other, packageNo, packageName, basis, decision } = finding;
  const judge = useJudge(finding, onJudged);
  return (
    <li>
      <div className="related-pair">
        <strong>{t(texts.pair, { one, other })}</strong>
        <span className="tender-sub">{t(texts.packageTitle, { no: packageNo, name: packageName })}</span>
        <span>
          <ChoiceTag choices={relationType.choices} value={finding.relationType} />{' '}
          <ChoiceTag choices={relationSource.choices} value={finding.relationSource} /> {basis}
        </span>
        <span>
          <ChoiceTag choices={relatedBidderLifecycle.choices} value={finding.findingStatus} /> {decision}
        </span>
      </div>
      {finding.actions.length > 0 && (
        <div className="related-buttons">
          {finding.actions.includes('uphold') && (
            <Button danger onClick={() => void judge(true)}>
              {t(texts.uphold)}
            </Button>
          )}
          {finding.actions.includes('clear') && <Button onClick={() => void judge(false)}>{t(texts.clear)}</Button>}
        </div>
      )}
    </li>
  );
}

function useJudge({ id, version }: RelatedBidders, onJudged: () => void) {
  const t = useText();
  const askReason = useAskReason();
  const upholding = useCommand(judgeRelated, { success: texts.upheld, onSuccess: onJudged });
  const clearing = useCommand(judgeRelated, { success: texts.cleared, onSuccess: onJudged });
  return async (isRelated: boolean) => {
    const reason = await askReason({
      title: t(isRelated ? texts.upholdTitle : texts.clearTitle),
      text: t(isRelated ? texts.upholdText : texts.clearText),
      placeholder: t(texts.reason),
      ok: t(isRelated ? texts.uphold : texts.clear),
      isDangerous: isRelated,
    });
    if (reason) await (isRelated ? upholding : clearing).run({ id, version, isRelated, reason });
  };
}
