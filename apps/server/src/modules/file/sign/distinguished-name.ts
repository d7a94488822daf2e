import { plainOf } from '@zhaocai/model';

/** `CN=采购中心\nO=某大学` → `采购中心`, the part that people know somebody by. */
export function commonNameOf(distinguishedName: string): string {
  const lines = plainOf(distinguishedName).split('\n');
  const part = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
  return part('CN') ?? part('O') ?? lines.join(', ');
}

/** `Nov 21 00:00:00 2026 GMT` as the wire's instant in Asia/Shanghai. */
export function certificateInstant(text: string): string {
  return shanghaiInstant(Date.parse(text));
}

export function shanghaiInstant(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
