import { queryByBusinessId, type AnswerDetail } from '@zhaocai/model/form/answer-endpoints';
import type { FormModel } from '@zhaocai/model/form/model';
import { changeAnswer } from '@zhaocai/model/form/own-answer-endpoints';
import { Alert, Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useStore } from 'zustand';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle, useUnsaved } from '../../../kit/page/page-tab.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { call } from '../../../kit/http/call.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploadGate } from '../../../kit/widgets/use-upload-gate.ts';
import { dropKept } from '../../../kit/large-form/kept-draft.tsx';
import { KeptAnswers, type TypedAnswers } from '../answers/kept-answers.tsx';
import { answerTexts } from '../answers/texts.ts';
import { ownAnswerPath } from '../paths.ts';
import { FormRenderer } from '../render/form-renderer.tsx';
import { showFirstFault } from '../render/show-first-fault.ts';
import { createFormStore } from '../render/form-store.ts';
import { useFormModel } from '../render/use-form-model.ts';
import { ownTexts as texts } from './texts.ts';

/** One's own answer, to fill in again: in the version of the form that it was given to. */
export function ChangeAnswerPage() {
  const { answerId = '' } = useParams();
  // What somebody is typing is not read anew under his hands.
  const query = useEndpoint(queryByBusinessId, { businessId: answerId }, { staleMs: Infinity });
  return <Loaded query={query}>{(answer) => <Opened key={`${answer.id} ${answer.version}`} answer={answer} />}</Loaded>;
}

function Opened({ answer }: { readonly answer: AnswerDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useFormModel(answer.jsonData);
  const [typed, setTyped] = useState<TypedAnswers>();
  if (!form) return <Empty title={t(answerTexts.unreadable)} />;
  if (answer.mayChange)
    return (
      <Change key={typed ? 'restored' : 'stored'} answer={answer} form={form} typed={typed} onRestore={setTyped} />
    );
  const back = <Button onClick={() => void navigate(ownAnswerPath(answer.id))}>{t(texts.back)}</Button>;
  return <Empty title={t(texts.notChangeable)} help={t(texts.notChangeableHelp)} action={back} />;
}

interface ChangeProps {
  readonly answer: AnswerDetail;
  readonly form: FormModel;
  /** Typed before and never saved. */
  readonly typed: TypedAnswers | undefined;
  readonly onRestore: (typed: TypedAnswers) => void;
}

function Change({ answer, form, typed, onRestore }: ChangeProps) {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const tab = usePageTab();
  const page = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(typed?.title ?? answer.title);
  const [store] = useState(() => createFormStore({ form, answers: typed?.answers ?? answer.answers }));
  const isChanged = useStore(store, ({ changed }) => changed.size > 0) || typed !== undefined || title !== answer.title;
  const command = useCommand(changeAnswer, { success: texts.saved, quiet: true });
  useTabTitle(t(texts.changeOf, { name: answer.title }));
  const release = useUnsaved(isChanged, page);
  const keptName = `own-answer-${answer.id}`;
  const leave = () => {
    dropKept(keptName);
    release();
    tab.close();
    void navigate(ownAnswerPath(answer.id), { replace: true });
  };
  const confirm = useConfirm();
  const cancel = async () => {
    const { leaveTitle: title, leaveText: text, discard: ok } = kitTexts;
    if (isChanged && !(await confirm({ title: t(title), text: t(text), ok: t(ok), isDangerous: true }))) return;
    leave();
  };
  const [version, setVersion] = useState(answer.version);
  const saveOver = async (known: number) => {
    const { answers } = store.getState();
    const asked = { id: answer.id, version: known, title: title.trim() || undefined, answers };
    if (await command.run(asked)) return leave();
    const asks = call(queryByBusinessId, { businessId: answer.id });
    const stored = await asks.then(
      ({ data }) => data,
      () => answer,
    );
    if (stored.mayChange) setVersion(stored.version);
  };
  const isStale = version !== answer.version;
  const overwrite = async () => {
    const question = { title: t(texts.newer), text: t(texts.newerHelp), ok: t(texts.overwrite), isDangerous: true };
    if (await confirm(question)) await saveOver(version);
  };
  const mayGoOn = useUploadGate();
  const save = async () => {
    if (!mayGoOn()) return;
    const count = store.check();
    if (count > 0) {
      showFirstFault(page.current);
      return notify.warning(t(answerTexts.fix, { count }));
    }
    await (isStale ? overwrite() : saveOver(version));
  };
  return (
    <div className="kit-page form-narrow" ref={page}>
      <PageHead title={t(texts.changeOf, { name: answer.formName })} />
      <KeptAnswers name={keptName} store={store} title={title} isDirty={isChanged} onRestore={onRestore} />
      {command.error && (
        <Alert type="error" showIcon title={command.error.message} description={isStale && t(texts.newerHelp)} />
      )}
      <Section title={t(answerTexts.title)}>
        <Input
          aria-label={t(answerTexts.title)}
          value={title}
          maxLength={200}
          placeholder={t(answerTexts.titleHint)}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Section>
      <Section title={t(answerTexts.form)}>
        <FormRenderer store={store} source={{ formId: answer.formId, businessId: answer.id }} />
      </Section>
      <div className="form-foot">
        <Button onClick={() => void cancel()}>{t(texts.cancel)}</Button>
        <Button type="primary" loading={command.isRunning} disabled={!isChanged} onClick={() => void save()}>
          {t(texts.save)}
        </Button>
      </div>
    </div>
  );
}
