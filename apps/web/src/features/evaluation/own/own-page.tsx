import { memberRole } from '@zhaocai/model/evaluation/choices';
import { seatLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { avoidEvaluation, ownEvaluation } from '@zhaocai/model/evaluation/own-endpoints';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import '../evaluation.css';
import { CheckTable, ItemTable } from '../standard/standard-tables.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import { OwnSteps, type Own } from './own-steps.tsx';

/** A member's own place in a committee, from his sign-in to the election. `?id=` names his seat. */
export function OwnPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(ownEvaluation, { id }, { enabled: id !== '', refreshMs: 15_000 });
  useTabTitle(query.data?.projectName);
  if (id === '') return <Empty title={t(texts.ownNone)} help={t(texts.ownNoneHelp)} />;
  return (
    <Loaded query={query} rows={8}>
      {(own) => <OwnView own={own} />}
    </Loaded>
  );
}

function OwnView({ own }: { readonly own: Own }) {
  const t = useText();
  const isSeated = seatLifecycle.is(own.signStatus, 'expected', 'present');
  return (
    <div className="kit-page">
      <PageHead
        title={own.projectName}
        note={<ChoiceTag choices={seatLifecycle.choices} value={own.signStatus} />}
        actions={isSeated && <AvoidButton own={own} />}
      >
        <span>{own.groupName}</span>
        <ChoiceTag choices={memberRole.choices} value={own.isLeader ? memberRole.code.leader : own.role} />
        {own.reviewTime && (
          <span>
            {t(texts.reviewAt)} {shownInstant(own.reviewTime)}
          </span>
        )}
      </PageHead>
      {isSeated ? <OwnSteps own={own} /> : <Alert type="info" showIcon title={t(texts.gone)} />}
      {own.standards.map((standard) => (
        <Section
          key={standard.packageNo}
          title={t(texts.standard)}
          note={t(texts.packageTitle, { no: standard.packageNo, name: standard.packageName })}
        >
          <h3 className="evaluation-subtitle">{t(texts.checks)}</h3>
          <CheckTable checks={standard.checks} />
          {standard.items.length > 0 && (
            <>
              <h3 className="evaluation-subtitle">{t(texts.items)}</h3>
              <ItemTable items={standard.items} />
            </>
          )}
        </Section>
      ))}
    </div>
  );
}

function AvoidButton({ own: { id, version } }: { readonly own: Own }) {
  const t = useText();
  const askReason = useAskReason();
  const avoiding = useCommand(avoidEvaluation, { success: texts.avoided });
  const avoid = async () => {
    const ok = t(texts.avoid);
    const reason = await askReason({ title: t(texts.avoidTitle), text: t(texts.avoidHelp), ok, isDangerous: true });
    if (reason) await avoiding.run({ id, version, reason });
  };
  return (
    <Button danger loading={avoiding.isRunning} onClick={() => void avoid()}>
      {t(texts.avoid)}
    </Button>
  );
}
