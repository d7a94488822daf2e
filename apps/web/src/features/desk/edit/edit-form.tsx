import { noticeStates } from '@zhaocai/model/desk/notice';
import { Alert, Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { formatServerTime } from './server-time.ts';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { NoticeSheet } from '../notice-sheet.tsx';
import { deskTexts as texts } from '../texts.ts';
import { draftOf, type NoticeDraft, type NoticeRow } from './draft.ts';
import { EditFields } from './edit-fields.tsx';
import { useSaveNotice } from './use-save-notice.ts';

/** Writes or changes an announcement: a draft for oneself, or published now or later. */
export function EditForm({ row }: { row: NoticeRow | undefined }) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const [form] = Form.useForm<NoticeDraft>();
  const [isDirty, setDirty] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const release = useUnsaved(isDirty, page);
  const typing = useKeptForm('notice', form, () => setDirty(true));
  const { save, isRunning } = useSaveNotice(row, () => {
    typing.drop();
    release();
  });
  const releaseTime: unknown = Form.useWatch('releaseTime', form);
  const isLater = typeof releaseTime === 'string' && releaseTime > formatServerTime();
  const handle = async (wish: 'published' | 'draft') => {
    const values = await form.validateFields().catch(() => undefined);
    if (values) await save(values, wish);
    else form.scrollToField(form.getFieldsError().find(({ errors }) => errors.length > 0)?.name ?? 'title');
  };
  return (
    <div className="kit-page" ref={page}>
      <PageHead
        title={t(row ? texts.edit : texts.add)}
        actions={
          <>
            <Button onClick={() => setPreviewed(true)}>{t(texts.preview)}</Button>
            {!noticeStates.is(row?.noticeState, 'published') && (
              <Button disabled={isRunning} onClick={() => void handle('draft')}>
                {t(texts.saveDraft)}
              </Button>
            )}
            <Button type="primary" loading={isRunning} onClick={() => void handle('published')}>
              {t(isLater ? texts.publishLater : texts.publish)}
            </Button>
          </>
        }
      />
      {row?.withdrawReason && (
        <Alert type="warning" showIcon title={t(texts.withdrawnBefore, { reason: row.withdrawReason })} />
      )}
      <Form<NoticeDraft>
        form={form}
        layout="vertical"
        className="desk-form"
        initialValues={draftOf(row, formatServerTime())}
        validateTrigger="onBlur"
        disabled={isRunning}
        onValuesChange={(changed: object) => {
          setDirty(true);
          typing.keep(changed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handle('published');
        }}
      >
        {typing.offer}
        <EditFields isDisabled={isRunning} />
      </Form>
      <Dialog
        isOpen={isPreviewed}
        title={t(texts.preview)}
        width={administrationWidth}
        onClose={() => setPreviewed(false)}
      >
        <Preview draft={{ audience: 1, ...form.getFieldsValue(true) }} />
        <div className="kit-form-foot">
          <span className="kit-form-hint" />
          <Button type="primary" autoFocus onClick={() => setPreviewed(false)}>
            {t(kitTexts.close)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function Preview({ draft }: { draft: NoticeDraft }) {
  const authorName = useSession((state) => state.user?.nickName ?? null);
  const { title = '', category, releaseTime, content = '' } = draft;
  return (
    <NoticeSheet
      title={title}
      category={category ?? ''}
      releaseTime={releaseTime ?? formatServerTime()}
      authorName={authorName}
      content={content}
    />
  );
}
