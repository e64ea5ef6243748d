/** A linked program with the locations of its variables. */
export interface GlProgram {
  program: WebGLProgram;
  uniform: (name: string) => WebGLUniformLocation | null;
}

/** Locations of all attributes of the shaders. They are the same in all programs. */
export const ATTRIBUTES = { a_from: 0, a_to: 1, a_color: 2, a_place: 0, a_facing: 1 } as const;

/** @throws {Error} If a shader does not compile. */
export function linkProgram(
  gl: WebGL2RenderingContext,
  [vertex, fragment]: readonly [vertex: string, fragment: string],
): GlProgram {
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertex),
    compile(gl, gl.FRAGMENT_SHADER, fragment),
  ];
  for (const shader of shaders) gl.attachShader(program, shader);
  for (const [name, place] of Object.entries(ATTRIBUTES)) {
    if (vertex.includes(name)) gl.bindAttribLocation(program, place, name);
  }
  gl.linkProgram(program);
  for (const shader of shaders) gl.deleteShader(shader);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`A program of the scene does not link: ${gl.getProgramInfoLog(program)}`);
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform(name) {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      return places.get(name) ?? null;
    },
  };
}

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('The graphics card takes no shader.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) {
    throw new Error(`A shader of the scene does not compile: ${gl.getShaderInfoLog(shader)}`);
  }
  return shader;
}
