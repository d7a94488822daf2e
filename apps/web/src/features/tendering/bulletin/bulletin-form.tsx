import './bulletin.css';
import type { FileValue } from '@zhaocai/model/kit/field';
import { bulletinText, saveBulletin } from '@zhaocai/model/tendering/bulletin-endpoints';
import { opensProject } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { bulletinType as bulletinTypes } from '@zhaocai/model/tendering/choices';
import { Button, Input } from 'antd';
import { Suspense, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { usePageTab, useUnsaved } from '../../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { MakeDocument } from '../../document/index.ts';
import { ClauseNotes } from '../../procedure/index.ts';
import { ProjectRules } from '../lazy-project-rules.ts';
import { ChangesEditor, type WishedChange } from './changes-editor.tsx';
import { NoticeCheck } from './notice-check.tsx';
import { ownBulletinPath, projectPath } from './paths.ts';
import { RichTextEditor } from './rich-text.tsx';
import { showWords } from './show-words.ts';
import { bulletinTexts as texts } from './texts.ts';
import { usePublish } from './use-publish.ts';

export interface BulletinDraft {
  readonly projectId: string;
  readonly bulletinType: number;
  readonly title: string;
  readonly content: string;
  readonly endTime: string | null;
  readonly files: readonly FileValue[];
  readonly changes: readonly WishedChange[];
}

/** The kind of template that makes notices. */
const bulletinTemplate = 1;

interface Made {
  readonly html: string;
  readonly docx: FileValue;
  readonly pdf: FileValue | null;
}

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Title, text, end and files of a notice; saved as a draft or published at once. */
export function BulletinForm({ start, stored }: { start: BulletinDraft; stored?: Stored }) {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const work = useBulletinForm(start, stored);
  const { draft, change } = work;
  useUnsaved(work.isDirty, element);
  const allowed = useAllowed();
  const [isMaking, setMaking] = useState(false);
  const isAnnouncing = opensProject(draft.bulletinType);
  const isChange = draft.bulletinType === bulletinTypes.code.change;
  const titleFault = work.isJudged && draft.title.trim() === '';
  return (
    <div className="kit-page" ref={element}>
      <PageHead
        title={t(stored ? texts.editTitle : texts.newTitle)}
        note={<ChoiceTag choices={bulletinTypes.choices} value={draft.bulletinType} />}
        actions={
          <>
            {allowed('fileTemplate_use') && <Button onClick={() => setMaking(true)}>{t(texts.fromTemplate)}</Button>}
            <Button onClick={() => void work.refill()}>{t(texts.refill)}</Button>
            <Button loading={work.isRunning} onClick={() => void work.save()}>
              {t(texts.save)}
            </Button>
            <Button type="primary" loading={work.isRunning} onClick={() => void work.publish()}>
              {t(texts.publish)}
            </Button>
          </>
        }
      >
        <Link to={projectPath(draft.projectId)}>{t(texts.project)}</Link>
        <span>{t(texts.contentHelp)}</span>
      </PageHead>
      {work.offer}
      {isMaking && (
        <Suspense fallback={null}>
          <MakeDocument
            tempType={bulletinTemplate}
            projectId={draft.projectId}
            onClose={() => setMaking(false)}
            onUse={work.takeMade}
          />
        </Suspense>
      )}
      <div className="bulletin-columns">
        <div className="bulletin-stack">
          {isChange && (
            <Section title={t(texts.changes)}>
              <ChangesEditor
                projectId={draft.projectId}
                changes={draft.changes}
                onChange={(changes) => change({ changes })}
              />
            </Section>
          )}
          <Section title={t(texts.content)}>
            <div className="bulletin-form" ref={text}>
              <div>
                <label htmlFor={id}>{t(texts.title)}</label>
                <Input
                  id={id}
                  value={draft.title}
                  maxLength={200}
                  status={titleFault ? 'error' : undefined}
                  onChange={(event) => change({ title: event.target.value })}
                />
                {titleFault && <p className="bulletin-fault">{t(texts.required, { name: t(texts.title) })}</p>}
              </div>
              <RichTextEditor
                value={draft.content}
                label={t(texts.content)}
                onChange={(content) => change({ content })}
              />
              <div className="bulletin-end">
                <label htmlFor={`${id}end`}>{t(texts.endTime)}</label>
                <InstantPicker id={`${id}end`} value={draft.endTime} onChange={(endTime) => change({ endTime })} />
              </div>
              <div>
                <label htmlFor={`${id}files`}>{t(texts.files)}</label>
                <FileField id={`${id}files`} value={draft.files} onChange={(files) => change({ files })} />
              </div>
            </div>
          </Section>
        </div>
        <aside className="bulletin-rules">
          <NoticeCheck
            draft={draft}
            onAppend={(line) => change({ content: draft.content + paragraph(line) })}
            onShow={(words) => text.current && showWords(text.current, words)}
          />
          {isAnnouncing && (
            <Section title={t(texts.rules)} note={t(texts.rulesNote)}>
              <Suspense fallback={null}>
                <ProjectRules projectId={draft.projectId} />
              </Suspense>
            </Section>
          )}
          {(isAnnouncing || isChange) && (
            <Section title={t(texts.clauses)}>
              <Suspense fallback={null}>
                <ClauseNotes html={[draft.content, ...draft.changes.map(paragraphOf)].join('')} />
              </Suspense>
            </Section>
          )}
        </aside>
      </div>
    </div>
  );
}

/** What a change writes into the project, to be read like the notice's own text. */
function paragraphOf({ after }: WishedChange): string {
  return paragraph(String(after ?? ''));
}

function paragraph(line: string): string {
  const text = document.createElement('p');
  text.textContent = line;
  return text.outerHTML;
}

function keptNameOf({ projectId, bulletinType }: BulletinDraft, stored: Stored | undefined): string {
  return stored ? `bulletin ${stored.id}` : `bulletin of ${projectId} ${bulletinType}`;
}

function useBulletinForm(start: BulletinDraft, stored: Stored | undefined) {
  const t = useText();
  const navigate = useNavigate();
  const tab = usePageTab();
  const notify = useNotify();
  const confirm = useConfirm();
  const [typed, setTyped] = useState<BulletinDraft>();
  const [known, setKnown] = useState(stored);
  const [kept, setKept] = useState<BulletinDraft>();
  const [isJudged, setJudged] = useState(false);
  const saving = useCommand(saveBulletin, { success: texts.saved });
  const { publish, isPublishing } = usePublish();
  // The text is the longest of the product: a session that ends takes nothing of it.
  const keeping = useKeptDraft<BulletinDraft>(keptNameOf(start, stored), setTyped);
  const type = (next: BulletinDraft) => {
    setTyped(next);
    keeping.keep(next);
  };
  const draft = typed ?? start;
  const isDirty = typed !== undefined && typed !== kept;
  const store = async (): Promise<Stored | undefined> => {
    setJudged(true);
    if (draft.title.trim() === '') return undefined;
    if (known && !isDirty) return known;
    const answer = await saving.run({
      ...draft,
      ...known,
      files: draft.files.map((file) => ({ ...file })),
      changes: [...draft.changes],
    });
    if (answer) {
      setKnown(answer.data);
      setKept(draft);
      keeping.drop();
    }
    return answer?.data;
  };
  const leaveFor = (id: string) => {
    tab.close();
    void navigate(ownBulletinPath(id), { replace: true });
  };
  return {
    draft,
    offer: isDirty ? null : keeping.offer,
    isJudged,
    isDirty,
    isRunning: saving.isRunning || isPublishing,
    change: (part: Partial<BulletinDraft>) => type({ ...draft, ...part }),
    save: async () => {
      const saved = await store();
      if (saved) leaveFor(saved.id);
    },
    publish: async () => {
      const saved = await store();
      const { bulletinType, projectId } = draft;
      if (saved && (await publish({ ...saved, bulletinType, projectId }))) leaveFor(saved.id);
    },
    /** The template's text in place of the present one; its files beside those that are there. */
    takeMade: ({ html, docx, pdf }: Made) =>
      type({ ...draft, content: html, files: [...draft.files, docx, ...(pdf ? [pdf] : [])] }),
    refill: async () => {
      const isSure = await confirm({ title: t(texts.refillTitle), text: t(texts.refillText) });
      if (!isSure) return;
      try {
        const { projectId, bulletinType } = draft;
        type({ ...draft, ...(await call(bulletinText, { projectId, bulletinType })).data });
      } catch (error) {
        notify.failure(error);
      }
    },
  };
}
