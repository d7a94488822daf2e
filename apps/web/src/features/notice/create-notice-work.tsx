import { PlusOutlined } from '@ant-design/icons';
import { bulletinTypes } from '@zhaocai/contract/tendering/choices';
import type { ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { Button, Form, Input, Segmented } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import { usePageTab, useUnsaved } from '../../kit/page/page-tab.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { FileField } from '../../kit/widgets/file-field.tsx';
import { InstantPicker } from '../../kit/widgets/instant-picker.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { BlockAlert } from './block-alert.tsx';
import { moveSection, newSection, writeNotice } from './notice-document.ts';
import type { NoticeSource } from './notice-draft.ts';
import { noticePaths, opensProject } from './notice-paths.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { publishBlock } from './publish-check.ts';
import { RuleList } from './rule-list.tsx';
import { SectionEditor } from './section-editor.tsx';
import { noticeTexts as texts } from './texts.ts';
import { useNoticeDraft, type NoticeDraftWork } from './use-notice-draft.ts';
import { useNoticeWork } from './use-notice-work.ts';

export interface CreateNoticeWorkProps {
  readonly source: NoticeSource;
  readonly project: ProjectDetail;
}

/** Text on the left, to write or to read as suppliers will; what must be kept before it goes out on the right. */
export function CreateNoticeWork({ source, project }: CreateNoticeWorkProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const work = useNoticeDraft(source);
  const { draft } = work;
  const [view, setView] = useState<'editor' | 'preview'>('editor');
  useUnsaved(work.isDirty, element);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void work.save();
  };
  return (
    <div className="kit-page" ref={element} onKeyDown={handleKey}>
      <PageHead
        title={t(texts.createTitle)}
        note={<ChoiceTag choices={bulletinTypes} value={source.bulletinType} />}
        actions={<WriteActions source={source} project={project} work={work} />}
      >
        <Link to={noticePaths.buyerProject(project.id)}>{project.projectName}</Link>
        <Copyable value={project.projectNo} />
      </PageHead>
      <div className="notice-columns">
        <div className="notice-main">
          <Section
            title={t(texts.content)}
            note={t(view === 'editor' ? texts.contentHint : texts.previewHint)}
            extra={
              <>
                <Button size="small" type="text" onClick={() => void work.refill()}>
                  {t(texts.refill)}
                </Button>
                <Segmented
                  size="small"
                  value={view}
                  options={[
                    { value: 'editor', label: t(texts.editor) },
                    { value: 'preview', label: t(texts.preview) },
                  ]}
                  onChange={setView}
                />
              </>
            }
          >
            {view === 'preview' ? (
              <NoticeSheet title={draft.title} content={writeNotice(draft.sections)} />
            ) : (
              <NoticeEditor work={work} />
            )}
          </Section>
        </div>
        <aside className="notice-aside">
          <BlockAlert project={project} bulletinType={source.bulletinType} />
          {opensProject(source.bulletinType) && (
            <Section title={t(texts.rules)}>
              <RuleList rules={project.rules} />
            </Section>
          )}
          <Section title={t(texts.about)}>
            <Form layout="vertical" component={false}>
              <Form.Item label={t(texts.endTime)} htmlFor="notice-end">
                <InstantPicker id="notice-end" value={draft.endTime} onChange={(endTime) => work.change({ endTime })} />
              </Form.Item>
              <Form.Item label={t(texts.files)} className="notice-last-item">
                <FileField value={draft.files} onChange={(files) => work.change({ files })} />
              </Form.Item>
            </Form>
          </Section>
        </aside>
      </div>
    </div>
  );
}

function NoticeEditor({ work }: { work: NoticeDraftWork }) {
  const t = useText();
  const { draft, change } = work;
  const { sections } = draft;
  return (
    <>
      <Input
        className="notice-title-input"
        size="large"
        aria-label={t(texts.noticeTitle)}
        placeholder={t(texts.noticeTitle)}
        value={draft.title}
        maxLength={200}
        onChange={(event) => change({ title: event.target.value })}
      />
      <ol className="notice-sections">
        {sections.map((section) => (
          <SectionEditor
            key={section.key}
            section={section}
            onChange={(next) => change({ sections: sections.map((known) => (known.key === next.key ? next : known)) })}
            onMove={(by) => change({ sections: moveSection(sections, section.key, by) })}
            onRemove={() => change({ sections: sections.filter(({ key }) => key !== section.key) })}
          />
        ))}
      </ol>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        onClick={() => change({ sections: [...sections, newSection()] })}
      >
        {t(texts.addSection)}
      </Button>
    </>
  );
}

interface WriteActionsProps extends CreateNoticeWorkProps {
  readonly work: NoticeDraftWork;
}

function WriteActions({ source, project, work }: WriteActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const { close } = usePageTab();
  const publishing = useNoticeWork();
  const now = msToInstant(useServerNow(30_000));
  const { bulletinType } = source;
  const isBlocked = publishBlock(project, { bulletinType, now }) !== undefined;
  const publish = async () => {
    let id: string | undefined;
    const isOut = await publishing.publish({ bulletinType, project }, async () => {
      const saved = await work.save();
      id = saved?.id;
      return saved;
    });
    if (!isOut || !id) return;
    close();
    void navigate(noticePaths.detail(id));
  };
  return (
    <>
      <Button loading={work.isRunning} disabled={!work.isDirty} onClick={() => void work.save()}>
        {t(texts.saveDraft)}
      </Button>
      {allowed('bulletin_publish') && (
        <Button type="primary" disabled={isBlocked} loading={publishing.isRunning} onClick={() => void publish()}>
          {t(texts.publish)}
        </Button>
      )}
    </>
  );
}
