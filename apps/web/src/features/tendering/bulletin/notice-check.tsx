import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import type { NoticeFinding } from '@zhaocai/model/tendering/notice-content';
import { checkNotice } from '@zhaocai/model/tendering/notice-content-endpoint';
import { noticeElements } from '@zhaocai/model/tendering/notice-elements';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useSettled } from '../../../kit/screen/use-settled.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import type { WishedChange } from './changes-editor.tsx';
import { projectPath } from './paths.ts';
import { noticeCheckTexts as texts } from './notice-check-texts.ts';

/** A notice as it is being typed. */
interface TypedNotice {
  readonly projectId: string;
  readonly bulletinType: number;
  readonly title: string;
  readonly content: string;
  readonly changes: readonly WishedChange[];
}

interface NoticeCheckProps {
  readonly draft: TypedNotice;
  /** Writes a line below the text. */
  readonly onAppend: (line: string) => void;
  /** Shows words of the text where they stand; of none, where it goes on. */
  readonly onShow: (words: string | null) => void;
}

/** While somebody types the text is judged once he rests. */
const restMs = 700;

/** What the law wants in the notice and it does not say, or says otherwise than the project; each leads to its place. */
export function NoticeCheck({ draft, onAppend, onShow }: NoticeCheckProps) {
  const t = useText();
  const { projectId, bulletinType, title, content, changes } = useSettled(draft, restMs);
  const input = { projectId, bulletinType, title: title.trim(), content, changes: [...changes] };
  const query = useEndpoint(checkNotice, input, { keepPrevious: true, staleMs: 60_000 });
  return (
    <Section id="notice-check" title={t(texts.title)}>
      <Loaded query={query} rows={3}>
        {({ findings, otherwise, rules }) => (
          <div role="status">
            <Summary findings={findings} otherwise={otherwise.length} rules={rules} />
            <ul className="notice-check">
              {otherwise.map((words) => (
                <Item key={words} blocks label={t(texts.otherwise)} note={t(texts.otherwiseHelp)}>
                  <Button type="link" size="small" className="kit-inline-button" onClick={() => onShow(words)}>
                    {words}
                  </Button>
                </Item>
              ))}
              {findings.map((finding) => (
                <FindingItem
                  key={finding.element}
                  finding={finding}
                  projectId={projectId}
                  onAppend={onAppend}
                  onShow={onShow}
                />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Section>
  );
}

interface SummaryProps {
  readonly findings: readonly NoticeFinding[];
  readonly otherwise: number;
  readonly rules: number;
}

function Summary({ findings, otherwise, rules }: SummaryProps) {
  const t = useText();
  const blocking = findings.filter(({ blocks }) => blocks).length + otherwise;
  if (rules === 0) return <p className="kit-quiet">{t(texts.noRules)}</p>;
  if (findings.length + otherwise === 0)
    return (
      <p className="notice-check-kept">
        <CheckCircleFilled aria-hidden /> {t(texts.kept, { count: rules })}
      </p>
    );
  return (
    <p className={`notice-check-count kit-tone-${blocking > 0 ? 'red' : 'orange'}`}>
      {t(blocking > 0 ? texts.blocking : texts.advised, { count: blocking || findings.length })}
    </p>
  );
}

interface FindingItemProps extends Pick<NoticeCheckProps, 'onAppend' | 'onShow'> {
  readonly finding: NoticeFinding;
  readonly projectId: string;
}

function FindingItem({ finding, projectId, onAppend, onShow }: FindingItemProps) {
  const t = useText();
  const { element, kind, blocks, article, words, line } = finding;
  const label = noticeElements.named(element)?.label;
  return (
    <Item blocks={blocks} label={`${label ? t(label) : ''} · ${t(texts[kind])}`} note={t(article)}>
      {words && (
        <Button type="link" size="small" className="kit-inline-button" onClick={() => onShow(words)}>
          {words}
        </Button>
      )}
      {kind === 'unset' && <Link to={projectPath(projectId)}>{t(texts.toProject)}</Link>}
      {kind === 'missing' && (
        <Button
          type="link"
          size="small"
          className="kit-inline-button"
          title={line ?? undefined}
          onClick={() => (line ? onAppend(line) : onShow(null))}
        >
          {t(line ? texts.append : texts.toText)}
        </Button>
      )}
    </Item>
  );
}

interface ItemProps {
  readonly blocks: boolean;
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Item({ blocks, label, note, children }: ItemProps) {
  const Mark = blocks ? CloseCircleFilled : ExclamationCircleFilled;
  return (
    <li className={`kit-tone-${blocks ? 'red' : 'orange'}`}>
      <Mark aria-hidden />
      <div>
        <span className="notice-check-line">
          <strong>{label}</strong>
          {children}
        </span>
        <small>{note}</small>
      </div>
    </li>
  );
}
