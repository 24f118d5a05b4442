/** CRC-32 as in gzip and PNG: polynomial 0xEDB88320 reflected, start and final value 0xFFFFFFFF. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of bytes, 0 .. 2^32 - 1; `earlier` is the CRC of what comes before them. */
export function crc32(bytes: Uint8Array, earlier = 0): number {
  let value = ~earlier;
  for (let i = 0; i < bytes.length; i++) value = TABLE[(value ^ bytes[i]) & 255] ^ (value >>> 8);
  return ~value >>> 0;
}
