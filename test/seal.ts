/** Containers as a test makes them, whose body any DEFLATE writer may write. */
import { deflateSync } from 'fflate';
import { type Encoding, sealContainer } from '../format/container.js';

export function sealed(content: Uint8Array, encoding: Encoding): Uint8Array {
  return sealContainer(content, encoding, deflateSync);
}
