import { formToFillIn, submitAnswer, type FormToFill } from '@zhaocai/model/form/answer-endpoints';
import { answeredFields } from '@zhaocai/model/form/fields';
import { flagAt, textAt } from '@zhaocai/model/form/json';
import type { FormAnswers, FormModel } from '@zhaocai/model/form/model';
import type { EndpointInput, EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Alert, Button, Input } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useStore } from 'zustand';
import { useCommand, type Command } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle, useUnsaved } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploadGate } from '../../../kit/widgets/use-upload-gate.ts';
import { ownAnswerPath, runPath } from '../paths.ts';
import { sizeOf } from '../render/control.ts';
import { FormRenderer } from '../render/form-renderer.tsx';
import { showFirstFault } from '../render/show-first-fault.ts';
import { createFormStore, type FormStore } from '../render/form-store.ts';
import { useFormModel } from '../render/use-form-model.ts';
import { dropKept } from '../../../kit/large-form/kept-draft.tsx';
import { KeptAnswers, type TypedAnswers } from './kept-answers.tsx';
import { answerTexts as texts } from './texts.ts';

/** A form to fill in: /work/form/:formId. */
export function FillInPage() {
  const { formId = '' } = useParams();
  const [typed, setTyped] = useState<TypedAnswers>();
  const [restores, setRestores] = useState(0);
  // What somebody is typing is not read anew under his hands; only when it was refused the form may be another one.
  const query = useEndpoint(formToFillIn, { formId }, { staleMs: Infinity });
  const command = useCommand(submitAnswer, { success: texts.handedIn, quiet: true });
  const handleRefused = (refused: TypedAnswers) => {
    setTyped(refused);
    void query.refetch();
  };
  const handleRestore = (kept: TypedAnswers) => {
    setTyped(kept);
    setRestores(restores + 1);
  };
  return (
    <Loaded query={query}>
      {(filled) => (
        <Opened
          key={`${filled.versionNo} ${restores}`}
          filled={filled}
          command={command}
          typed={typed}
          onRefused={handleRefused}
          onRestore={handleRestore}
        />
      )}
    </Loaded>
  );
}

interface OpenedProps {
  readonly filled: FormToFill;
  /** Outlives the form: what it was refused with is told above the next version. */
  readonly command: Command<EndpointInput<typeof submitAnswer>, EndpointOutput<typeof submitAnswer>>;
  /** Before: refused by the server, or left behind. */
  readonly typed: TypedAnswers | undefined;
  readonly onRefused: (typed: TypedAnswers) => void;
  readonly onRestore: (typed: TypedAnswers) => void;
}

function Opened(props: OpenedProps) {
  const t = useText();
  const form = useFormModel(props.filled.jsonData);
  return form ? <FillIn {...props} form={form} /> : <Empty title={t(texts.unreadable)} />;
}

function FillIn({ filled, form, command, typed, onRefused, onRestore }: OpenedProps & { readonly form: FormModel }) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState(typed?.title ?? '');
  const [store] = useState(() => newStore(form, { filled, answers: typed?.answers ?? {} }));
  const isChanged = useStore(store, ({ changed }) => changed.size > 0) || typed !== undefined || title !== '';
  useTabTitle(filled.formName);
  const release = useUnsaved(isChanged, page);
  const handIn = useHandIn(filled, { command, page, release, onRefused });
  return (
    <div className="kit-page form-narrow" ref={page}>
      <PageHead title={filled.formName}>
        {filled.flowName && <span>{t(texts.flow, { name: filled.flowName })}</span>}
      </PageHead>
      <KeptAnswers
        name={keptName(filled.formId)}
        store={store}
        title={title}
        isDirty={isChanged}
        onRestore={onRestore}
      />
      {command.error && <Alert type="error" showIcon title={command.error.message} />}
      <Section title={t(texts.title)}>
        <Input
          aria-label={t(texts.title)}
          value={title}
          maxLength={200}
          placeholder={t(texts.titleHint)}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Section>
      <Section title={t(texts.form)}>
        <FormRenderer store={store} source={{ formId: filled.formId }} />
      </Section>
      <Foot store={store} isRunning={command.isRunning} onSubmit={() => void handIn(store, title.trim())} />
    </div>
  );
}

function keptName(formId: string): string {
  return `form-answer-${formId}`;
}

interface FootProps {
  readonly store: FormStore;
  readonly isRunning: boolean;
  readonly onSubmit: () => void;
}

const places = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** The buttons as the form has them: their words, sizes and place, and one that clears what was typed. */
function Foot({ store, isRunning, onSubmit }: FootProps) {
  const t = useText();
  const confirm = useConfirm();
  const { options } = store.form;
  const place = textAt(options, 'menuPosition');
  const isPlace = place === 'left' || place === 'center' || place === 'right';
  const clear = async () => {
    if (await confirm({ title: t(texts.clearTitle), isDangerous: true })) store.clear();
  };
  return (
    <div className="form-foot" style={isPlace ? { justifyContent: places[place] } : undefined}>
      {flagAt(options, 'emptyBtn') && (
        <Button size={sizeOf(options['emptySize'])} disabled={isRunning} onClick={() => void clear()}>
          {textAt(options, 'emptyText') || t(texts.clear)}
        </Button>
      )}
      <Button type="primary" size={sizeOf(options['submitSize'])} loading={isRunning} onClick={onSubmit}>
        {textAt(options, 'submitText') || t(texts.submit)}
      </Button>
    </div>
  );
}

/** Of what was typed before, what this version of the form still asks for. */
function newStore(form: FormModel, { filled, answers }: { filled: FormToFill; answers: FormAnswers }): FormStore {
  const known = new Set(answeredFields(form).flatMap(({ prop }) => [prop, `$${prop}`]));
  const kept = Object.fromEntries(Object.entries(answers).filter(([prop]) => known.has(prop)));
  return createFormStore({ form, isNew: true, answers: kept, access: { mayEdit: true, rights: filled.fieldRights } });
}

interface Ways extends Pick<OpenedProps, 'command' | 'onRefused'> {
  readonly page: RefObject<HTMLElement | null>;
  readonly release: () => void;
}

/** Hands the answers in and goes where they can be followed; a refusal is shown and everything typed stays. */
function useHandIn({ formId, versionNo }: FormToFill, { command, page, release, onRefused }: Ways) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const tab = usePageTab();
  const mayGoOn = useUploadGate();
  return async (store: FormStore, title: string) => {
    if (!mayGoOn()) return;
    const count = store.check();
    if (count > 0) {
      showFirstFault(page.current);
      return notify.warning(t(texts.fix, { count }));
    }
    const { answers } = store.getState();
    const outcome = await command.run({ formId, versionNo, title: title || undefined, answers });
    if (!outcome) return onRefused({ answers, title });
    dropKept(keptName(formId));
    release();
    tab.close();
    const { id, flowInstanceId } = outcome.data;
    void navigate(flowInstanceId === null ? ownAnswerPath(id) : runPath(flowInstanceId), { replace: true });
  };
}
