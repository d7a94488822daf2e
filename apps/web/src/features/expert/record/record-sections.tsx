import {
  expertBank,
  expertCa,
  expertEduwork,
  expertJudgeinfo,
  expertTitle,
} from '@zhaocai/model/expert/expert-records';
import { bankLook, caLook, eduworkLook, judgeinfoLook, titleLook } from './record-looks.tsx';
import { RecordSection } from './record-section.tsx';

interface RecordSectionsProps {
  readonly expertId: string;
  /** With their whole numbers, where somebody looked. */
  readonly banks: readonly { readonly id: string; readonly cardNo: string }[] | undefined;
}

/** What is kept of an expert beside his form: accounts, titles, where he learnt and worked, fields, certificates. */
export function RecordSections({ expertId, banks = [] }: RecordSectionsProps) {
  const whole = new Map(banks.map(({ id, cardNo }) => [id, cardNo]));
  return (
    <div className="expert-two">
      <RecordSection entity={expertTitle} expertId={expertId} {...titleLook} />
      <RecordSection entity={expertEduwork} expertId={expertId} {...eduworkLook} />
      <RecordSection entity={expertJudgeinfo} expertId={expertId} {...judgeinfoLook} />
      <RecordSection entity={expertBank} expertId={expertId} {...bankLook(whole)} />
      <RecordSection entity={expertCa} expertId={expertId} {...caLook} />
    </div>
  );
}
