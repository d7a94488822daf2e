import { committeesOfProject, saveCommittee, type CommitteeLine } from '@zhaocai/model/evaluation/committee-endpoints';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../evaluation.css';
import { words } from '../../../kit/text/words.ts';
import { committeePath, projectPath } from '../paths.ts';
import { evaluationTexts as texts } from '../texts.ts';
import { Candidates, OwnPeople } from './give-seats.tsx';
import { MemberList } from './member-list.tsx';
import { useCommitteeActs } from './use-committee-acts.ts';

/** A committee: `?id=` names it, `?projectId=` forms one. */
export function CommitteePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const projectId = search.get('projectId') ?? '';
  const query = useEndpoint(committeesOfProject, { id }, { enabled: id !== '', refreshMs: 30_000 });
  useTabTitle(query.data?.[0]?.groupName);
  if (id === '')
    return projectId === '' ? <Empty title={t(texts.choosePackage)} /> : <NewCommittee {...{ projectId }} />;
  return (
    <Loaded query={query} rows={8}>
      {([line]) => (line ? <CommitteeView line={line} /> : <Empty title={t(texts.noCommittee)} />)}
    </Loaded>
  );
}

function NewCommittee({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [groupName, setName] = useState(t(texts.groupUsual));
  const [isComplex, setComplex] = useState(false);
  const saving = useCommand(saveCommittee, {
    success: texts.committeeSaved,
    onSuccess: ({ id }) => void navigate(committeePath(id), { replace: true }),
  });
  const save = () => void saving.run({ projectId, groupName, isComplex, recordIds: 'all' });
  return (
    <div className="kit-page">
      <PageHead title={t(texts.formCommittee)} />
      <Section title={t(texts.committee)}>
        <p className="evaluation-hint">{t(texts.formHelp)}</p>
        <div className="evaluation-form">
          <label className="evaluation-field">
            {t(texts.groupName)}
            <Input value={groupName} maxLength={50} onChange={(event) => setName(event.target.value)} />
          </label>
          <Checkbox checked={isComplex} onChange={(event) => setComplex(event.target.checked)}>
            {t(texts.isComplex)}
          </Checkbox>
          <Button type="primary" loading={saving.isRunning} onClick={save}>
            {t(texts.form)}
          </Button>
        </div>
      </Section>
    </div>
  );
}

function CommitteeView({ line }: { readonly line: CommitteeLine }) {
  const t = useText();
  const acts = useCommitteeActs(line);
  const isForming = committeeLifecycle.is(line.groupStatus, 'forming');
  return (
    <div className="kit-page">
      <PageHead
        title={line.groupName}
        note={<ChoiceTag choices={committeeLifecycle.choices} value={line.groupStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <Link to={projectPath(line.projectId)}>{line.packageNames.join('、')}</Link>
        {line.reviewTime && (
          <span>
            {t(texts.reviewAt)} {shownInstant(line.reviewTime)}
          </span>
        )}
        {line.leaderName && <span>{t(texts.ledBy, { name: line.leaderName })}</span>}
      </PageHead>
      {isForming && <Composition line={line} />}
      <Section
        title={t(texts.members)}
        note={line.article && t(texts.rule, { least: line.leastMembers, article: line.article })}
      >
        <MemberList line={line} />
      </Section>
      {isForming && line.actions.includes('confirm') && (
        <Section title={t(texts.candidates)}>
          <Candidates line={line} />
          <OwnPeople groupId={line.id} />
        </Section>
      )}
    </div>
  );
}

/** What the law still asks for, or that nothing is left. */
function Composition({ line: { faults } }: { readonly line: CommitteeLine }) {
  const t = useText();
  const messages = [...new Set(faults.map(({ message }) => message))];
  if (messages.length === 0) return <Alert type="success" showIcon title={t(texts.ready)} />;
  return <Alert type="warning" showIcon title={messages.join(t(words.semicolon))} />;
}
