import './reminder.css';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { Instant } from '../../kit/widgets/instant.tsx';
import { dropReminder, useReminders } from './reminder-store.ts';

const texts = {
  title: { zh: '消息提醒', en: 'New message' },
  more: { zh: '还有 {count} 条', en: '{count} more' },
} as const;

/** It stands over the page, a button perhaps: who does not reach for it finds the message under the bell. */
const shownMs = 10_000;

/** The newest message, sliding up in the corner. */
export function ReminderPanel() {
  const t = useText();
  const navigate = useNavigate();
  const waiting = useReminders((state) => state.waiting);
  const reminder = waiting.at(-1);
  const [heldId, setHeldId] = useState<string>();
  const shownId = reminder?.dataId;
  const isHeld = heldId === shownId;
  useEffect(() => {
    if (shownId === undefined || isHeld) return undefined;
    const timer = setTimeout(() => dropReminder(shownId), shownMs);
    return () => clearTimeout(timer);
  }, [shownId, isHeld]);
  if (!reminder) return null;
  const { dataId, title, date } = reminder;
  const handleView = () => {
    dropReminder(dataId);
    void navigate(`/messageCenter/informDetail?id=${encodeURIComponent(dataId)}`);
  };
  return (
    <section
      key={dataId}
      className="reminder"
      role="alert"
      aria-label={t(texts.title)}
      onPointerEnter={() => setHeldId(dataId)}
      onPointerLeave={() => setHeldId(undefined)}
      onFocus={() => setHeldId(dataId)}
      onBlur={() => setHeldId(undefined)}
    >
      <header>
        <strong>{t(texts.title)}</strong>
        {waiting.length > 1 && <small>{t(texts.more, { count: waiting.length - 1 })}</small>}
      </header>
      <p>{title}</p>
      <footer>
        <Instant at={date} />
        <Button size="small" onClick={() => dropReminder(dataId)}>
          {t(kitTexts.close)}
        </Button>
        <Button size="small" type="primary" onClick={handleView}>
          {t(kitTexts.view)}
        </Button>
      </footer>
    </section>
  );
}
