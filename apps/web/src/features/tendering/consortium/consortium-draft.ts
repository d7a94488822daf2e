import type { FileValue } from '@zhaocai/model/kit/field';

/** A company of a consortium as it is typed. */
export interface MemberDraft {
  readonly key: string;
  /** Of whoever registers it is known. */
  readonly creditCode: string;
  readonly share: string;
  readonly work: string;
  /** Of `enterpriseSize`; of whoever registers it is his own declaration. */
  readonly smeType: number;
}

/** The form of a consortium: whoever registers first. */
export interface ConsortiumDraft {
  readonly members: readonly MemberDraft[];
  readonly files: readonly FileValue[];
}

let made = 0;

export function blankMember(): MemberDraft {
  made += 1;
  return { key: `member${made}`, creditCode: '', share: '', work: '', smeType: 0 };
}

export function blankConsortium(): ConsortiumDraft {
  return { members: [blankMember(), blankMember()], files: [] };
}

/** What was kept of an earlier visit: its keys were counted there. */
export function withOwnKeys({ members, files }: ConsortiumDraft): ConsortiumDraft {
  return { members: members.map((one) => ({ ...one, key: blankMember().key })), files };
}

const typed = /^(\d{1,3})(?:\.(\d{1,2}))?$/;

/** What the shares come to, in percent; what is no share yet counts for nothing. In hundredths, so that nothing is rounded. */
export function sumOfShares(members: readonly Pick<MemberDraft, 'share'>[]): string {
  const hundredths = members.reduce((sum, { share }) => {
    const [, whole = '0', parts = ''] = typed.exec(share.trim()) ?? [];
    return sum + Number(whole + parts.padEnd(2, '0'));
  }, 0);
  return String(hundredths / 100);
}

/** Nothing is left to be filled in. */
export function isFilled({ members, files }: ConsortiumDraft): boolean {
  const isWhole = members.every(
    ({ creditCode, share }, at) => typed.test(share.trim()) && (at === 0 || creditCode.trim() !== ''),
  );
  return isWhole && files.length > 0 && members.length > 1;
}

/** As the registration takes it. */
export function consortiumInput({ members, files }: ConsortiumDraft) {
  return {
    isConsortium: true,
    members: members.map(({ creditCode, share, work, smeType }, at) => ({
      ...(at === 0 ? { isLeader: true } : { creditCode: creditCode.trim().toUpperCase(), smeType }),
      share: share.trim(),
      ...(work.trim() && { work: work.trim() }),
    })),
    agreementFiles: files.map(({ fileId, fileName, fileUrl, fileSuffix }) => ({
      fileId,
      fileName,
      fileUrl,
      fileSuffix,
    })),
  };
}
