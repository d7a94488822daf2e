import { diskCategory, oss, ossCategories } from '@zhaocai/model/resource/oss';
import type { Fields } from '@zhaocai/model/kit/field';

/** The disk is built in. */
export const addedOssKinds = ossCategories.filter(({ value }) => value !== diskCategory);

/** How the address of each kind reads, and its region. */
const examples: Readonly<Record<number, { endpoint: string; region: string }>> = {
  1: { endpoint: 'http://minio.example.com:9000', region: 'us-east-1' },
  2: { endpoint: 'https://s3-cn-east-1.qiniucs.com', region: 'cn-east-1' },
  3: { endpoint: 'https://s3.oss-cn-hangzhou.aliyuncs.com', region: 'oss-cn-hangzhou' },
  4: { endpoint: 'https://cos.ap-guangzhou.myqcloud.com', region: 'ap-guangzhou' },
  5: { endpoint: 'https://obs.cn-north-4.myhuaweicloud.com', region: 'cn-north-4' },
};

/** What a kind needs: the disk only its code, a store its address and its keys. */
export function ossFieldsOf(category: number): Fields {
  const { ossCode, endpoint, bucketName, region, accessKey, secretKey, remark } = oss.fields;
  if (category === diskCategory) return { ossCode, remark };
  const example = examples[category];
  const like = (text: string | undefined) => ({ zh: `例如 ${text ?? ''}`, en: `Such as ${text ?? ''}` });
  return {
    ossCode,
    endpoint: { ...endpoint, required: true, help: like(example?.endpoint) },
    bucketName: { ...bucketName, required: true },
    region: { ...region, help: like(example?.region) },
    accessKey: { ...accessKey, required: true },
    secretKey: { ...secretKey, required: true },
    remark,
  };
}
