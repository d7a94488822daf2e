import type { Text } from '@zhaocai/model';

interface Evaluation {
  readonly reviewTime: string;
  readonly place: string | null;
}

const minute = (time: string) => time.slice(0, 'yyyy-MM-dd HH:mm'.length);

export function askedToEvaluate({ reviewTime, place }: Evaluation, replyUntil: string): Text {
  const [at, until] = [minute(reviewTime), minute(replyUntil)];
  return {
    zh: `评审时间${at}，${place ?? ''}，请于${until}前答复`,
    en: `Evaluation at ${at}, ${place ?? ''}; answer before ${until}`,
  };
}

export function asRepresentative({ reviewTime }: Pick<Evaluation, 'reviewTime'>): Text {
  const at = minute(reviewTime);
  return { zh: `采购人代表，评审时间${at}`, en: `As the buyer’s representative; evaluation at ${at}` };
}

export const calledOff = { zh: '评审安排已取消', en: 'The evaluation was called off' };

/** Of an expert whom chance hardly draws so often. */
export function drawnOften(name: string, drawn: number, limit: number): { title: Text; content: Text } {
  return {
    title: { zh: `专家“${name}”抽中次数偏多`, en: `Drawn often: the expert “${name}”` },
    content: {
      zh: `近12个月被抽中${drawn}次，超过${limit}次`,
      en: `Drawn ${drawn} times within twelve months, more than ${limit}`,
    },
  };
}
