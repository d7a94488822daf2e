import { signAttendance } from '@zhaocai/model/hall/attend-endpoints';
import { attendance, attendRoles } from '@zhaocai/model/hall/hall';
import type { HallAnswer } from '@zhaocai/model/hall/hall-endpoints';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { hallTexts as texts } from './texts.ts';

interface PresentProps {
  readonly hall: HallAnswer;
  readonly isHost: boolean;
}

/** Who has signed in, as far as the reader may see it, and his own sign-in. */
export function PresentSection({ hall: { attendances, canSign, canHost, projectId, tenantId }, isHost }: PresentProps) {
  const t = useText();
  const signing = useCommand(signAttendance);
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title={t(texts.present)}
      note={t(texts.presentCount, { count: attendances.length })}
      extra={
        <>
          {canSign && (
            <Button
              type={canHost && !isHost ? 'default' : 'primary'}
              size="small"
              loading={signing.isRunning}
              onClick={() => void signing.run({ projectId, tenantId })}
            >
              {t(texts.sign)}
            </Button>
          )}
          {isHost && (
            <Button size="small" onClick={() => setAdding(true)}>
              {t(texts.witness)}
            </Button>
          )}
        </>
      }
    >
      {attendances.length === 0 && <p className="kit-quiet">{t(texts.nobody)}</p>}
      <ul className="hall-people">
        {attendances.map(({ id, personName, companyName, attendRole, signTime, enteredBy, isOwn }) => (
          <li key={id}>
            <span>
              {personName}
              {isOwn && <span className="hall-own">{t(texts.own)}</span>}
              {enteredBy !== null && <Tag color="orange">{t(texts.enteredBy, { name: enteredBy })}</Tag>}
            </span>
            <span className="hall-person-note">
              {t(attendRoles.named(attendRole)?.label ?? texts.present)} · {companyName}
            </span>
            <time className="kit-number hall-person-time">{shownInstant(signTime).slice(11)}</time>
          </li>
        ))}
      </ul>
      {isAdding && <WitnessDialog projectId={projectId} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const { personName, companyName, idNo } = attendance.fields;
const idPattern = {
  pattern: /^\d{17}[\dXx]$/,
  patternText: { zh: '18位身份证号', en: 'the 18 signs of an identity card' },
};
const witnessFields = {
  personName,
  companyName: { ...companyName, required: false },
  idNo: { ...idNo, ...idPattern },
} as const;

function WitnessDialog({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const t = useText();
  const adding = useCommand(signAttendance);
  const task: FormTask = {
    title: t(texts.witness),
    fields: witnessFields,
    submitText: t(texts.save),
    onSubmit: async (values) => {
      const textOf = (name: string) => (values[name] ? String(values[name]) : undefined);
      const wish = { personName: textOf('personName'), companyName: textOf('companyName'), idNo: textOf('idNo') };
      return (await adding.run({ projectId, ...wish })) !== undefined;
    },
  };
  return <FormDialog task={task} width={480} onClose={onClose} />;
}
