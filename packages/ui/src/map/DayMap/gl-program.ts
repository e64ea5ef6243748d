/** A program with the places of its uniforms and attributes. */
export interface GlProgram {
  program: WebGLProgram;
  uniform: (name: string) => WebGLUniformLocation | null;
  attribute: (name: string) => number;
}

/** @throws {Error} If a shader does not compile. */
export function createProgram(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: { vertex: string; fragment: string },
): GlProgram {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader can be made.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Goes with the program.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`A shader does not work: ${gl.getProgramInfoLog(program)}`);
  }
  const uniforms = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform(name) {
      if (!uniforms.has(name)) uniforms.set(name, gl.getUniformLocation(program, name));
      return uniforms.get(name) ?? null;
    },
    attribute: (name) => gl.getAttribLocation(program, name),
  };
}

/** An attribute that is the same for all four corners of an instance. */
export interface InstanceAttribute {
  name: string;
  size: number;
  kind: 'int' | 'float';
  /** Bytes from the beginning of an instance. */
  offset: number;
}

/** Ties attributes to the buffer that is bound, from an instance of it on. */
export function bindInstances(
  gl: WebGL2RenderingContext,
  program: GlProgram,
  { attributes, stride, first = 0 }: InstanceLayout & { first?: number },
): void {
  for (const { name, size, kind, offset } of attributes) {
    const place = program.attribute(name);
    if (place < 0) continue;
    const at = first * stride + offset;
    gl.enableVertexAttribArray(place);
    if (kind === 'int') gl.vertexAttribIPointer(place, size, gl.INT, stride, at);
    else gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride, at);
    gl.vertexAttribDivisor(place, 1);
  }
}

export interface InstanceLayout {
  attributes: readonly InstanceAttribute[];
  /** Bytes of an instance. */
  stride: number;
}
